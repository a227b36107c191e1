import type { Cart } from '@cambusa/contract/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { askFor, useDialogChain } from '../../lib/state/dialog-chain.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { dismissToast, showToast } from '../../lib/state/show-toast.ts'
import { timeslotHold, type TimeslotHold } from './timeslot-hold.ts'

/**
 * The reservation of the cart's slot. After its end the cart is reloaded (activity may have renewed it); when the
 * server says that it is over, a toast says so once and offers to choose again.
 */
export function useTimeslotHold(cart: Cart | undefined, now: Date, canChoose: boolean): TimeslotHold {
  const client = useQueryClient()
  const hold = timeslotHold(cart, now)
  const held = useRef<number | undefined>(undefined)
  const told = useRef<number | undefined>(undefined)
  const slotId = cart?.timeslot?.timeslotId
  const { state } = hold
  // No toast while the shopper is choosing: it would cover the slots.
  const isChoosing = useDialogChain(({ step }) => step !== null)

  useEffect(() => {
    if (state === 'due') void client.invalidateQueries({ queryKey: cartKey() })
  }, [state, client])

  useEffect(() => {
    const isHeld = state === 'held' || state === 'soon'
    if (isHeld) held.current = slotId
    if ((isHeld || isChoosing) && told.current !== undefined) {
      dismissToast(told.current)
      told.current = undefined
    }
    if (state !== 'over' || held.current !== slotId || !canChoose || isChoosing) return
    held.current = undefined
    told.current = showToast({
      kind: 'error',
      text: deliveryTexts.reservationOver,
      action: {
        label: deliveryTexts.chooseAgain,
        onPress: () => void askFor('timeslot', { start: 'timeslot' }),
      },
    })
  }, [state, slotId, canChoose, isChoosing])
  return hold
}
