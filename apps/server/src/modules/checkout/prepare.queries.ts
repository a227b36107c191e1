import type { InvoiceData } from '@cambusa/domain/orders/invoice-data'
import { findStatement } from '../../platform/database/statement.ts'
import { lockedCart } from '../cart/cart.ts'
import { closedReason, prolongedHold } from '../holds/holds.ts'

/** Facts that prepare checks besides the cart itself. */
export interface CheckoutFacts {
  serviceName: string
  /** Whether the address (or pickup point) still belongs to the customer and is served by this warehouse. */
  isReached: boolean
  /** Orders for the chosen slot are taken before this. */
  cutoffAt: Date | null
  /** Set only if an invoice is wanted. */
  invoice: InvoiceData | null
  /** Why the slot can no longer be chosen. */
  closedReason: string | null
}

export const findCheckoutFacts = findStatement<CheckoutFacts, { cartId: number }>(
  'checkout_facts',
  `select d.name as "serviceName", t.cutoff_at as "cutoffAt", ${closedReason} as "closedReason",
     case when c.infos ->> 'need_invoice' = 'true' then (
       select json_build_object('isCompany', c.company_id is not null, 'hasTaxCode', u.fiscal_code is not null,
         'hasAddress', coalesce(co.address, '') <> '' or exists (select from billing_addresses b
           where b.company_id = c.company_id or c.company_id is null and b.user_id = c.user_id),
         'hasElectronicAddress', coalesce(co.sdi_code, '') <> '' or coalesce(co.pec, '') <> '')
       from users u left join companies co on co.id = c.company_id where u.id = c.user_id) end as invoice,
     exists (select from addresses a join service_areas s on s.postal_code = a.postal_code
       where a.id = c.address_id and a.user_id = c.user_id and a.company_id is not distinct from c.company_id
         and a.removed_at is null and s.delivery_service_id = c.delivery_service_id
         and s.warehouse_id = c.warehouse_id)
     or exists (select from stores p where c.address_id is null and p.id = c.pickup_store_id
       and p.warehouse_id = c.warehouse_id and c.delivery_service_id = any(p.delivery_service_ids)) as "isReached"
   from carts c join delivery_services d on d.id = c.delivery_service_id
   left join timeslots t on t.id = c.timeslot_id
   where c.id = $cartId`,
)

/**
 * Locks a cart until its shopper confirms, only if it is still the one that was read, and prolongs its reservation so
 * that it does not expire before the lock. No row: the cart changed. isHeld false: the reservation is gone, or has
 * another number of compartments than the cart fills. The reservation is found by the cart's id, so that PostgreSQL
 * looks up one row however many reservations the slot has.
 */
export const lockPrepared = findStatement<
  { isHeld: boolean },
  {
    cartId: number
    version: number
    lockedUntil: Date
    prepared: string
    now: Date
    holdUntil: Date
    timeslotId: number
    compartments: number
    /** The slot is that of the order which the cart edits: nothing is reserved for it. */
    isOrdersOwn: boolean
  }
>(
  'checkout_lock',
  `with ${lockedCart},
   ${prolongedHold}
   select $isOrdersOwn::boolean or exists (select from hold) as "isHeld" from cart`,
)
