import type { Withdrawal } from '@cambusa/contract/orders/order-afterwards'
import { toEuros } from '@cambusa/domain/money/money'
import { HANDED_OVER_ORDERS, isOneOfStatuses } from '@cambusa/domain/orders/order-sets'
import { withdrawRefusal, type CameLine, type WithdrawRefusal } from '@cambusa/domain/orders/withdrawal'
import { bringBackUntil, withdrawUntil } from '@cambusa/domain/orders/withdrawal-days'
import { maskedIban } from '@cambusa/domain/payments/iban'
import type { Db } from '../../../platform/database/database.ts'
import { findWithdrawable, listCameLines, type WithdrawableOrder } from './withdrawable.queries.ts'
import { listWithdrawals, type WithdrawalRow } from './withdrawals.queries.ts'

/** Until when an order may be withdrawn from (null: not handed over), and why not now (null: it may). */
export function withdrawalTerms(
  { status, companyId, handedOverAt }: Pick<WithdrawableOrder, 'status' | 'companyId' | 'handedOverAt'>,
  lines: readonly CameLine[],
  now: Date,
): { until: Date | null; refusal: WithdrawRefusal | null } {
  const isThere = handedOverAt !== null && isOneOfStatuses(HANDED_OVER_ORDERS, status)
  const until = isThere ? withdrawUntil(handedOverAt) : null
  return { until, refusal: withdrawRefusal({ isOfCompany: companyId !== null, until, lines }, now) }
}

function wireWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    withdrawalId: row.id,
    state: row.state,
    declaredAt: row.declaredAt.toISOString(),
    bringBy: bringBackUntil(row.declaredAt).toISOString(),
    returnedAt: row.returnedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    items: row.lines.map(({ format, cents, ...line }) => ({
      ...line,
      description: format,
      grossTotal: toEuros(cents),
    })),
    goodsTotal: toEuros(row.goodsCents),
    charges: toEuros(row.feeCents),
    total: toEuros(row.goodsCents + row.feeCents),
    toGiftCodes: toEuros(row.giftCents),
    toCard: toEuros(row.cardCents),
    toBank: toEuros(row.bankCents),
    iban: row.iban === '' ? '' : maskedIban(row.iban),
  }
}

/** What order/view says of withdrawals from an own order that was handed over. */
export async function withdrawalsOfOrder(
  db: Db,
  own: { orderId: number; userId: number; companyId: number | null },
  now: Date,
): Promise<{
  isHandedOver: boolean
  canWithdraw: boolean
  withdrawUntil: string | null
  withdrawals: Withdrawal[]
}> {
  const [order, lines, declared] = await Promise.all([
    findWithdrawable(db, own),
    listCameLines(db, own),
    listWithdrawals(db, own),
  ])
  const terms = order && withdrawalTerms(order, lines, now)
  const isOfConsumer = order !== undefined && order.companyId === null
  return {
    isHandedOver: (order?.handedOverAt ?? null) !== null,
    canWithdraw: terms?.refusal === null,
    withdrawUntil: isOfConsumer ? (terms?.until?.toISOString() ?? null) : null,
    withdrawals: declared.map(wireWithdrawal),
  }
}
