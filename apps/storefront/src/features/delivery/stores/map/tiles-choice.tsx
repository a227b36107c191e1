import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { useEffect } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './tiles-choice.module.css'
import { useTiles } from './use-tiles.ts'

interface TilesChoiceProps {
  tiles: ReturnType<typeof useTiles>
}

/** Whose map it is; where pictures of streets come from another host, the button that asks for them. */
export function TilesChoice({ tiles }: TilesChoiceProps) {
  return null
}
