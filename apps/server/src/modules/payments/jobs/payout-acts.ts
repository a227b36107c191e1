import { formatEuro } from '@cambusa/domain/money/money'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { paymentsCommandTexts as texts } from '@cambusa/messages/it/operator/payments-command'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { writeAudit } from '../../../platform/log/audit-log.ts'
import type { CommandContext } from '../../../platform/process/command.ts'
import { closeWithdrawal, markRefunded } from '../../orders/orders.ts'
import { findLiveAttempt, lockOrder, moveAttempt } from '../attempts/attempts.queries.ts'
import { findPayout, listOpenPayouts, updatePayoutPaid, type PayoutRow } from '../attempts/payouts.queries.ts'
import type { MoneyAct } from './money-acts.ts'

const isReason = (reason: string): reason is keyof typeof texts.payoutReasons =>
  Object.hasOwn(texts.payoutReasons, reason)

const lineOf = ({ id, number, customer, reason, cents, holder, iban, createdAt }: PayoutRow): string =>
  [
    `${id}`,
    number,
    formatEuro(cents),
    isReason(reason) ? texts.payoutReasons[reason] : reason,
    holder === '' ? customer : holder,
    iban === '' ? texts.noIban : iban,
    formatDateTime(createdAt),
  ].join('  ')

/** Lists the money that the office has to pay to customers' bank accounts; changes nothing. */
export const listPayoutsAct = (db: Db): MoneyAct => ({
  plan: async () => {
    const open = await listOpenPayouts(db)
    const lines = open.length === 0 ? [texts.noPayouts] : open.map(lineOf)
    return { lines, isAmiss: false, changes: false }
  },
  run: () => Promise.resolve({ lines: [], isAmiss: false }),
})

/** Notes that the office has paid one of them. Throws StartupError if there is none with this number. */
export function paidOutAct(
  { config, database: { db } }: Pick<CommandContext, 'config' | 'database'>,
  payoutId: number,
): MoneyAct {
  const found = async (on: Db) => {
    const payout = await findPayout(on, { payoutId })
    if (payout === undefined) throw new StartupError(texts.payoutUnknown({ id: String(payoutId) }))
    return payout
  }
  return {
    plan: async () => {
      const { number, cents, paidAt } = await found(db)
      const told = { id: payoutId, number, amount: formatEuro(cents) }
      const line = paidAt === null ? texts.would.payout(told) : texts.payoutPaidBefore(told)
      return { lines: [line], isAmiss: false, changes: paidAt === null }
    },
    run: (actor, now) =>
      inTransaction(db, async (tx) => {
        const { number, cents, orderId, withdrawalId } = await found(tx)
        const told = { id: payoutId, number, amount: formatEuro(cents) }
        const order = await lockOrder(tx, { orderId })
        if ((await updatePayoutPaid(tx, { payoutId, now })) === 0)
          return { lines: [texts.payoutPaidBefore(told)], isAmiss: false }
        if (order?.status === ORDER_STATUS.cancelled) await endTransfer(tx, orderId, now)
        if (withdrawalId !== null) await closeWithdrawal(tx, config, withdrawalId, now)
        const details = { payoutId, cents }
        await writeAudit(tx, { actor, act: 'payments.payout', subject: number, details }, now)
        return { lines: [texts.payoutPaid(told)], isAmiss: false }
      }),
  }
}

/** The transfer of a cancelled order is back with its customer. */
async function endTransfer(tx: Db, orderId: number, now: Date): Promise<void> {
  const live = await findLiveAttempt(tx, { orderId })
  if (live?.state !== 'captured') return
  await moveAttempt(tx, {
    attemptId: live.id,
    from: ['captured'],
    to: 'refunded',
    reference: null,
    capturedCents: live.capturedCents,
    refundedCents: live.capturedCents,
    authorisedUntil: null,
    failure: 'returned',
    storedCardId: null,
    now,
  })
  await markRefunded(tx, { orderId })
}
