import { isBeforeCutoff, isChangeAwaiting } from '@cambusa/domain/payments/pay-by'
import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { inStep } from '../../../platform/database/database.ts'
import { findLiveAttempt } from '../attempts/attempts.queries.ts'
import { cancelAttempt } from '../attempts/cancel-attempt.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { applyChange, isChangeGone } from '../changing/apply-change.ts'
import { takeOver } from '../changing/change.queries.ts'
import { goOnEditing } from '../changing/end-editing.ts'
import { lockWaitingChange, type ConfirmedChange } from '../changing/waiting-change.ts'
import { isTooLittle, keepCard } from './keep-card.ts'
import { makePaidGifts } from './make-paid-gifts.ts'
import { noteReturned } from './settle.queries.ts'
import { settleUnwanted } from './settle-unwanted.ts'
import { isOneOf, moveTo, type Settled, type Settling } from './settling.ts'

/**
 * The payment of a changed order succeeded: it takes the place of the order's own one, which is given up, and the change
 * is made, all in this transaction. Where something of the change is gone meanwhile the new money goes back and the
 * order is edited on.
 */
export async function settleChange(settling: Settling): Promise<Settled | 'tooLittle'> {
  const { tx, config, attempt, order, now } = settling
  if (attempt.state === 'refunded') return 'unchanged'
  // One that had ended already was for other changes, perhaps.
  const isRunning = isOneOf(UNDECIDED_ATTEMPTS, attempt.state)
  const isWaited = isRunning && isChangeAwaiting(order) && isBeforeCutoff(order, now)
  const change = isWaited ? await lockWaitingChange(tx, order.id) : undefined
  if (change === undefined) return settleUnwanted(settling)
  if (isTooLittle(settling)) return 'tooLittle'
  let isMade = false
  await inStep(tx, async () => {
    isMade = await madeUnlessGone(settling, change)
    return isMade ? 'keep' : 'undo'
  })
  if (isMade) {
    await makePaidGifts(tx, config, order, now)
    return 'paid'
  }
  await moveTo(settling, 'cancelled', {
    failure: 'changeGone',
    from: UNDECIDED_ATTEMPTS,
  })
  await sendMoneyBack(tx, attempt.id, 'change gone')
  await goOnEditing(tx, config, order, now)
  return 'returned'
}

/** Makes the change with its payment; false: something of it is gone, and the step has to be undone. */
async function madeUnlessGone(settling: Settling, change: ConfirmedChange): Promise<boolean> {
  const { tx, config, attempt, order, payment, now } = settling
  try {
    const old = await findLiveAttempt(tx, { orderId: order.id })
    if (old !== undefined) {
      await cancelAttempt(tx, old.id, [old.state], now)
      // Its money was asked for this order and is not told as a refund.
      await noteReturned(tx, { attemptId: old.id, now })
      await sendMoneyBack(tx, old.id, 'replaced')
    }
    await moveTo(settling, payment.state, await keepCard(settling))
    await takeOver(tx, { attemptId: attempt.id })
    await applyChange(tx, config, order, change, now)
    return true
  } catch (error) {
    if (isChangeGone(error)) return false
    throw error
  }
}
