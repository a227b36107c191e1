import type { Position } from '@cambusa/domain/delivery/distance'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { LocateFixed, X } from 'lucide-react'
import { useState } from 'react'
import { useInBrowser } from '../../lib/browser/use-in-browser.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { FieldError } from '../../ui/fields/field.tsx'

const POSITION_TIMEOUT_MS = 10_000
/** A position a few minutes old sorts the stores the same way. */
const POSITION_AGE_MS = 300_000

interface NearMeProps {
  position: Position | null
  onPosition: (position: Position | null) => void
}

/** Sorts pickup points by distance; the browser is asked for the position only on this button. */
export function NearMe({ position, onPosition }: NearMeProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle')
  // The server renders the button too: nearly every browser knows its position.
  const inBrowser = useInBrowser()
  if (inBrowser && !('geolocation' in navigator)) return null
  if (position) {
    return (
      <Chip selected icon={<LocateFixed aria-hidden="true" />} onClick={() => onPosition(null)}>
        {deliveryTexts.nearMeOn}
        <X aria-hidden="true" />
      </Chip>
    )
  }
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        onPosition({ latitude, longitude })
      },
      () => setState('denied'),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_AGE_MS },
    )
  }
  return (
    <div>
      <Button icon={<LocateFixed />} pending={state === 'asking'} onClick={ask}>
        {deliveryTexts.nearMe}
      </Button>
      <FieldError id="near-me" error={state === 'denied' ? deliveryTexts.nearMeDenied : undefined} />
    </div>
  )
}
