import type { Store } from '@cambusa/contract/delivery/stores'
import type { Position } from '@cambusa/domain/delivery/distance'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { townsQuery } from '../delivery-api.ts'
import { placeOfTown } from './listed-stores.ts'

export interface LookedFrom {
  /** Where distances count from: the visitor's position, else the town. */
  from: Position | null
  /** The town's name, where it is the town. */
  townName: string | undefined
  /** Why the typed town leads nowhere. */
  townError: string | undefined
  /** The visitor's own position; never in an address or a call. */
  position: Position | null
  setPosition: (position: Position | null) => void
}

/** From where one looks for stores: a typed town or postal code, or the position that the browser gave. */
export function useLookedFrom(town: string | undefined, stores: readonly Store[]): LookedFrom {
  const [position, setPosition] = useState<Position | null>(null)
  const towns = useQuery(townsQuery(town ?? ''))
  const found = town === undefined ? undefined : placeOfTown(town, towns.data?.towns ?? [], stores)
  const isAsking = towns.isFetching && !found
  const townError =
    town === undefined || found || isAsking
      ? undefined
      : towns.isError
        ? texts.townsFailed
        : texts.unknownTown({ typed: town })
  return {
    from: position ?? found?.position ?? null,
    townName: position ? undefined : found?.name,
    townError,
    position,
    setPosition,
  }
}
