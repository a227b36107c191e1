import type { Cart } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useEffect, useRef } from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { thresholdOf } from './threshold-of.ts'

/** The line that shows the missing amount vanishes silently, so reaching it is announced to screen readers. */
export function useSayReached(cart: Cart): void {
  const kind = thresholdOf(cart)?.kind
  const before = useRef(kind)
  useEffect(() => {
    const reached = before.current
    before.current = kind
    const isReached = reached === 'minimum' ? kind !== 'minimum' : kind === undefined
    if (reached && isReached) announce(cartTexts.reached[reached])
  }, [kind])
}
