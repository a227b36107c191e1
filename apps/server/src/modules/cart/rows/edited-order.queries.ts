import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'

/** The placed order that a cart edits, as it was agreed before. */
export interface EditedOrder {
  orderId: number
  number: string
  paymentTypeId: number
  totalCents: number
  /** Milliseconds since 1970: not bought by then, the order stands as it was. */
  cutoffMs: number
}

/** The order that the cart `c` edits as JSON; null: it edits none. */
export const editedOrder = `(select json_build_object('orderId', o.id, 'number', o.number,
      'paymentTypeId', o.payment_type_id, 'totalCents', o.total_cents,
      'cutoffMs', floor(extract(epoch from t.cutoff_at) * 1000))
    from orders o join timeslots t on t.id = o.timeslot_id where o.id = c.order_id)`

/** Condition: the cart `c` edits no order, or one that is still being edited at a moment. */
export const isInUseAt = (moment: string): string => `(c.order_id is null or exists (
    select from orders o join timeslots t on t.id = o.timeslot_id
    where o.id = c.order_id and o.status = ${ORDER_STATUS.editing} and t.cutoff_at > ${moment}))`
