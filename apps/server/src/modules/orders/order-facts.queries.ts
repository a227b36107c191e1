/** Until when orders for the slot of the order `o` are taken; for an imported order, which has no slot, its beginning. */
export const orderCutoff = `coalesce((select t.cutoff_at from timeslots t where t.id = o.timeslot_id),
    (o.slot_date + o.slot_begin) at time zone 'Europe/Rome')`

/** Whether the money of the order `o` was taken, or the shop has begun to take it. */
export const isMoneyTaken = `exists (select from payment_attempts taken where taken.order_id = o.id
    and (taken.state = 'captured' or taken.state = 'authorised' and taken.capture_asked_at is not null))`

/**
 * What the order `o` comes to, cents: what was picked, else what was ordered; less the packaging that was brought back
 * at its hand-over. It is what a company owes for an order by debit or on account.
 */
export const owedCents = `greatest(0, coalesce((select f.total_cents from final_totals f where f.order_id = o.id), o.total_cents)
    - coalesce((select h.deposit_cents from handovers h where h.order_id = o.id), 0))`
