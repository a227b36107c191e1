import type { deliveryServices } from '../../platform/schema/stores.ts'
import type { RowOf } from '../../platform/database/statement.ts'

/**
 * Fee and minimum of a service (d) at a store (o: the store's terms) for an address (a: its area): the area's terms
 * come before the store's, those before the service's.
 */
export const termsAt = {
  feeCents: 'coalesce(a.fee_cents, o.fee_cents, d.fee_cents)',
  freeFromCents: 'case when o.store_id is null then d.free_from_cents else o.free_from_cents end',
  minimumCents: 'coalesce(a.minimum_cents, o.minimum_cents, d.minimum_cents)',
  vatRate: 'coalesce(o.vat_rate, d.vat_rate)',
} as const

export type ServiceTerms = RowOf<typeof deliveryServices, keyof typeof termsAt>

/** All of them as columns, and as names and values of a JSON object. */
export const termsColumns = Object.entries(termsAt)
  .map(([name, value]) => `${value} as "${name}"`)
  .join(', ')
export const termsPairs = Object.entries(termsAt)
  .map(([name, value]) => `'${name}', ${value}`)
  .join(', ')

/** The service of the cart `c` with the terms at its address or pickup point. */
export const termsOfCart = `delivery_services d
  left join store_service_terms o
    on o.delivery_service_id = d.id and o.store_id = coalesce(c.pickup_store_id, c.store_id)
  left join service_areas a on a.delivery_service_id = d.id
    and a.postal_code = (select p.postal_code from addresses p where p.id = c.address_id)
  where d.id = c.delivery_service_id`
