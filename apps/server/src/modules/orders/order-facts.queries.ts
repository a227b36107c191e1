/** Until when orders for the slot of the order `o` are taken; for an imported order, which has no slot, its beginning. */
export const orderCutoff = `coalesce((select t.cutoff_at from timeslots t where t.id = o.timeslot_id),
    (o.slot_date + o.slot_begin) at time zone 'Europe/Rome')`

/** Whether the money of the order `o` was taken, or the shop has begun to take it. */
export const isMoneyTaken = `exists (select from payment_attempts taken where taken.order_id = o.id
    and (taken.state = 'captured' or taken.state = 'authorised' and taken.capture_asked_at is not null))`
