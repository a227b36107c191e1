import type { withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import type { BodyOf } from '@cambusa/contract/endpoint'
import {
  isWithdrawable,
  isWithdrawnWhole,
  returnedSums,
  withdrawableQuantity,
  withdrawalExclusion,
  withdrawnCents,
  type ReturnedSums,
} from '@cambusa/domain/orders/withdrawal'
import { isIban, tidyIban } from '@cambusa/domain/payments/iban'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { checkFields, refuse } from '../../platform/http/refusal.ts'
import { blockGiftsOfLines } from '../gift-cards/gift-cards.ts'
import {
  findWithdrawable,
  insertWithdrawal,
  insertOrderAct,
  insertWithdrawnLines,
  listCameLines,
  lockOwnOrderRow,
  tellWithdrawalReceived,
  withdrawalTerms,
  type CameRow,
  type WithdrawableOrder,
} from '../orders/orders.ts'
import { insertWithdrawalPayout } from '../payments/payments.ts'

interface Needs extends Pick<Platform, 'config' | 'db'> {
  session: RequestSession
  now: Date
  requestKey: RequestKey | undefined
}

type Asked = BodyOf<typeof withdrawFromOrder>

interface Chosen {
  line: CameRow
  quantity: number
}

/** Every line that came, with what of it is to go back. Throws field.wrong, withdrawal.excluded, withdrawal.quantity. */
function chooseLines(lines: readonly CameRow[], { items }: Asked, phone: string): Chosen[] {
  const asked = new Map<number, number>()
  for (const { orderItemId, quantity } of items)
    asked.set(orderItemId, (asked.get(orderItemId) ?? 0) + quantity)
  const isKnown = [...asked.keys()].every((id) => lines.some(({ orderItemId }) => orderItemId === id))
  const isSomething = [...asked.values()].some((quantity) => quantity > 0)
  checkFields({ items: isKnown && isSomething ? undefined : 'required' })
  return lines.map((line) => {
    const quantity = asked.get(line.orderItemId) ?? 0
    if (quantity > 0) checkLine(line, quantity, phone)
    return { line, quantity }
  })
}

/** Throws withdrawal.excluded, withdrawal.quantity. */
function checkLine(line: CameRow, quantity: number, phone: string): void {
  const exclusion = withdrawalExclusion(line)
  const { name, unit } = line
  if (exclusion !== null) throw refuse('withdrawal.excluded', { name, exclusion, phone })
  if (isWithdrawable(line, quantity)) return
  const most = `${formatAmount(withdrawableQuantity(line))} ${unit}`
  throw refuse('withdrawal.quantity', { name, most, isWhole: isWithdrawnWhole(line) })
}

/** The bank account for what goes back by transfer; undefined: none is needed. Throws field.wrong. */
function readAccount({ bankCents }: ReturnedSums, { iban = '', holder = '' }: Asked) {
  if (bankCents === 0) return undefined
  checkFields({
    iban: iban.trim() === '' ? 'required' : isIban(iban) ? undefined : 'iban',
    holder: holder.trim() === '' ? 'required' : undefined,
  })
  return { cents: bankCents, iban: tidyIban(iban), holder: holder.trim() }
}

/** Writes a withdrawal with its lines, the transfer for the office and the receipt. */
async function write(
  tx: Db,
  { config, now }: Needs,
  order: WithdrawableOrder,
  chosen: readonly Chosen[],
  asked: Asked,
): Promise<ReturnedSums> {
  const { id: orderId, userId } = order
  const sums = returnedSums(chosen, order)
  const account = readAccount(sums, asked)
  const going = chosen.filter(({ quantity }) => quantity > 0)
  const gift = going.find(({ line }) => line.isGift)
  const ids = going.map(({ line }) => line.orderItemId)
  if (!(await blockGiftsOfLines(tx, ids, now))) {
    const { phone } = config.shop.contacts
    throw refuse('withdrawal.excluded', { name: gift?.line.name ?? '', exclusion: 'giftSpent', phone })
  }
  const { id: withdrawalId } = await insertWithdrawal(tx, { ...sums, orderId, userId, now })
  await insertWithdrawnLines(tx, {
    withdrawalId,
    orderItemIds: ids,
    quantities: going.map(({ quantity }) => quantity),
    cents: going.map(({ line, quantity }) => withdrawnCents(line, quantity)),
  })
  const act = { orderId, act: 'withdraw' as const, actor: order.customer, userId }
  await insertOrderAct(tx, { ...act, details: JSON.stringify({ withdrawalId }), now })
  if (account !== undefined) await insertWithdrawalPayout(tx, { ...account, orderId, withdrawalId, now })
  await tellWithdrawalReceived(tx, config, orderId, withdrawalId, now)
  return sums
}

/**
 * Declares that a private customer withdraws from goods of an own order, once per request key: the receipt is mailed,
 * certificates that it bought are blocked, and the money goes back once the goods are there. Returns cents. Throws
 * order.unknown (404), withdrawal.refused, withdrawal.excluded, withdrawal.quantity, field.wrong, request.keyReused.
 */
export function declareWithdrawal(needs: Needs, asked: Asked): Promise<{ cents: number }> {
  const { db, config, session, now, requestKey } = needs
  const own = { orderId: asked.order_id, userId: session.userId, companyId: session.companyId }
  const { phone } = config.shop.contacts
  return once<{ cents: number }>({ db, now, requestKey }, (keep) =>
    inTransaction(db, async (tx) => {
      // Amounts and lines are read after the lock: another withdrawal may just have been declared.
      await lockOwnOrderRow(tx, own)
      const order = await findWithdrawable(tx, own)
      if (order === undefined) throw refuse('order.unknown')
      const lines = await listCameLines(tx, own)
      const { refusal } = withdrawalTerms(order, lines, now)
      if (refusal !== null) throw refuse('withdrawal.refused', { refusal, phone })
      const { goodsCents, feeCents } = await write(tx, needs, order, chooseLines(lines, asked, phone), asked)
      return keep(tx, { cents: goodsCents + feeCents })
    }),
  )
}
