import { ATTEMPT_STATES } from '@cambusa/domain/payments/payment-attempt'
import { closeWithdrawal, markRefunded, tellRefunded } from '../../orders/orders.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { noteReturned } from './settle.queries.ts'
import { closeOpenRefunds } from './withdrawal-money.queries.ts'
import { moveTo, type Settled, type Settling } from './settling.ts'

/**
 * A successful payment that the order does not wait for: it was cancelled, or is paid already or by another type. The
 * money is returned and the customer told, once however often the notification arrives.
 */
export async function settleUnwanted(settling: Settling): Promise<Settled> {
  const { tx, config, attempt, order, payment, now } = settling
  const isNews = (await noteReturned(tx, { attemptId: attempt.id, now })) > 0
  await moveTo(settling, 'cancelled', {
    failure: 'returned',
    from: ['created', 'pending', 'unknown', 'failed', 'cancelled'],
  })
  await sendMoneyBack(tx, attempt.id, `late ${payment.state}`)
  const returnsCents = payment.capturedCents || payment.amountCents
  if (isNews && payment.state !== 'stored' && returnsCents > 0)
    await tellRefunded(tx, config, order.id, returnsCents, now)
  return 'returned'
}

/** The payment was refunded in full. */
export async function settleRefund(settling: Settling): Promise<Settled> {
  const { tx, config, attempt, order, payment, now } = settling
  const closed = await closeOpenRefunds(tx, { attemptId: attempt.id, reference: payment.reference, now })
  for (const { withdrawalId } of closed)
    if (withdrawalId !== null) await closeWithdrawal(tx, config, withdrawalId, now)
  const from = ATTEMPT_STATES.filter((state) => state !== 'refunded')
  if (!(await moveTo(settling, 'refunded', { failure: 'returned', from }))) return 'unchanged'
  await markRefunded(tx, { orderId: order.id })
  return 'returned'
}
