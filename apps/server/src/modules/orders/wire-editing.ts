import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderVersion } from '@cambusa/contract/orders/order-parts'
import { toEuros } from '@cambusa/domain/money/money'
import { editRefusal } from '@cambusa/domain/orders/customer-edit'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { isBeforeCutoff } from '@cambusa/domain/payments/pay-by'
import { paymentFailureTexts } from '@cambusa/messages/it/payments/payment-failures'
import type { OrderSnapshot } from '../../platform/schema/deliveries.ts'
import type { OrderRow } from './orders.queries.ts'

type Editing = Pick<Order, 'orderStatusId' | 'canEdit' | 'editRefusal' | 'editingUntil' | 'changeFailure'>

/** An order whose editing was not finished by its cut-off stands as it was, whether or not the job has noted it. */
export function wireEditing(row: OrderRow, now: Date): Editing {
  const isOpen = row.status === ORDER_STATUS.editing && isBeforeCutoff(row, now)
  const orderStatusId = isOpen ? row.status : (row.statusBefore ?? row.status)
  const isCardCharged = row.isMoneyTaken && row.paymentTypeId === PAYMENT_TYPES.creditCard
  const refusal = editRefusal({ ...row, status: orderStatusId, isCardCharged }, now)
  return {
    orderStatusId,
    canEdit: refusal === null,
    editRefusal: refusal,
    editingUntil: isOpen ? row.cutoffAt.toISOString() : null,
    changeFailure: isOpen && row.changeFailure !== null ? paymentFailureTexts[row.changeFailure] : null,
  }
}

/** An order as it was before a change, on the wire. */
export const wireVersion = (
  version: number,
  { lines, slot, totalCents }: OrderSnapshot,
  replacedAt: Date,
): OrderVersion => ({
  version,
  replacedAt: replacedAt.toISOString(),
  grossTotal: toEuros(totalCents),
  timeslot: { date: slot.date, beginTime: slot.beginTime, endTime: slot.endTime },
  items: lines.map(({ code, name, format, quantity, unit, priceCents, grossCents }) => ({
    code,
    name,
    description: format,
    quantity,
    unit,
    price: toEuros(priceCents),
    grossTotal: toEuros(grossCents),
  })),
})
