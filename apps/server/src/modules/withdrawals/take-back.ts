import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import { giveBackGiftShare, lockGiftsOfOrder } from '../gift-cards/gift-cards.ts'
import type { MailConfig } from '../mail/mail.ts'
import {
  closeWithdrawal,
  insertOrderAct,
  listWithdrawals,
  lockOrderOfGoods,
  updateReturned,
  type WithdrawalRow,
} from '../orders/orders.ts'
import { refundWithdrawal } from '../payments/payments.ts'

/** The result of taking goods back. */
export interface TakenBack {
  withdrawal: WithdrawalRow
  /** false: they were back before, and nothing changed. */
  isNew: boolean
}

/** The withdrawal that is meant; without an id the one that waits. Throws withdrawal.unknown, withdrawal.several. */
async function withdrawalOf(tx: Db, orderId: number, withdrawalId: number | null): Promise<WithdrawalRow> {
  const all = await listWithdrawals(tx, { orderId })
  const waiting = all.filter(({ state }) => state === 'declared')
  if (withdrawalId === null && waiting.length > 1)
    throw refuse('withdrawal.several', { ids: waiting.map(({ id }) => id).join(', ') })
  const meant = withdrawalId === null ? (waiting[0] ?? all.at(-1)) : all.find(({ id }) => id === withdrawalId)
  if (meant === undefined) throw refuse('withdrawal.unknown')
  return meant
}

/**
 * Notes that the goods of a withdrawal are back, in a transaction: gift codes get their part at once, the card by a
 * queued job, and the office finds the transfer in its list. Again it changes nothing. Throws withdrawal.unknown,
 * withdrawal.several.
 */
export async function takeBack(
  tx: Db,
  config: MailConfig,
  { orderId, number, withdrawalId }: { orderId: number; number: string; withdrawalId: number | null },
  actor: string,
  now: Date,
): Promise<TakenBack> {
  await lockOrderOfGoods(tx, { orderId })
  const withdrawal = await withdrawalOf(tx, orderId, withdrawalId)
  const { id, giftCents, cardCents, bankCents } = withdrawal
  if ((await updateReturned(tx, { withdrawalId: id, now })) === 0) return { withdrawal, isNew: false }
  await lockGiftsOfOrder(tx, { orderId })
  if (giftCents > 0) await giveBackGiftShare(tx, { orderId, cents: giftCents })
  if (cardCents > 0) await refundWithdrawal(tx, { orderId, withdrawalId: id, cents: cardCents }, now)
  const details = { withdrawalId: id, giftCents, cardCents, bankCents }
  const act = { orderId, act: 'takeBack' as const, actor, userId: null }
  await insertOrderAct(tx, { ...act, details: JSON.stringify(details), now })
  await writeAudit(tx, { actor, act: 'orders.take-back', subject: number, details }, now)
  await closeWithdrawal(tx, config, id, now)
  return { withdrawal, isNew: true }
}
