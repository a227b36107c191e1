import type { WithdrawableLine, WithdrawalOffer } from '@cambusa/contract/orders/withdrawals'
import { divideRounded, scaleRounded } from '@cambusa/domain/money/rounding'
import { toEuros } from '@cambusa/domain/money/money'
import {
  isWithdrawnWhole,
  returnedSums,
  withdrawableQuantity,
  withdrawalExclusion,
} from '@cambusa/domain/orders/withdrawal'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  findWithdrawable,
  LINE_PICTURE_PX,
  listCameLines,
  withdrawalTerms,
  type CameRow,
  type WithdrawableOrder,
} from '../orders/orders.ts'

/** What of a line may go back now. */
const mostOf = (line: CameRow): number =>
  withdrawalExclusion(line) === null ? withdrawableQuantity(line) : 0

function wireLine(line: CameRow): WithdrawableLine {
  const { orderItemId, name, unit, came, withdrawn, withdrawalClass, isGift } = line
  return {
    orderItemId,
    name,
    description: line.format,
    mediaURL: `/pictures/${line.mediaKey}/${LINE_PICTURE_PX}.webp`,
    unit,
    variableWeight: line.isVariableWeight,
    withdrawalClass,
    isGift,
    came,
    withdrawn,
    maxQuantity: mostOf(line),
    isWhole: isWithdrawnWhole(line),
    grossTotal: toEuros(line.grossCents),
    unitAmount: toEuros(divideRounded(line.grossCents * 1000, scaleRounded(came, 3))),
    excluded: withdrawalExclusion(line),
  }
}

/** Whether a bank account is needed if everything goes back that may. */
const needsIban = (order: WithdrawableOrder, lines: readonly CameRow[]): boolean =>
  returnedSums(
    lines.map((line) => ({ line, quantity: mostOf(line) })),
    order,
  ).bankCents > 0

/** What a customer may withdraw from of an own order. Throws order.unknown (404). */
export async function offerWithdrawal(
  db: Db,
  { userId, companyId }: RequestSession,
  orderId: number,
  now: Date,
): Promise<WithdrawalOffer> {
  const own = { orderId, userId, companyId }
  const [order, came] = await Promise.all([findWithdrawable(db, own), listCameLines(db, own)])
  if (order === undefined) throw refuse('order.unknown')
  const { until, refusal } = withdrawalTerms(order, came, now)
  // Without a hand-over nothing came yet.
  const lines = until === null ? [] : came
  return {
    orderId,
    orderNumber: order.number,
    refusal,
    until: until?.toISOString() ?? null,
    lines: lines.map(wireLine),
    mostForGoods: toEuros(order.goodsCents),
    charges: toEuros(order.chargesCents),
    toGiftCodes: toEuros(order.giftCents),
    toCard: toEuros(order.cardCents),
    needsIban: needsIban(order, lines),
    bringTo: order.bringTo,
  }
}
