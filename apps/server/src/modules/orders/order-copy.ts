import type { orders } from '../../platform/schema/orders.ts'

/** What an order keeps of names, place and sums as they were when the shopper confirmed it. */
export type OrderCopy = Pick<
  typeof orders.$inferSelect,
  | 'companyName'
  | 'storeName'
  | 'warehouseName'
  | 'deliveryServiceName'
  | 'shippingAddress'
  | 'infos'
  | 'itemsCents'
  | 'deliveryFeeCents'
  | 'packagesCents'
  | 'packages'
  | 'giftCents'
  | 'worstCaseCents'
  | 'totalCents'
  | 'taxCents'
  | 'vat'
  | 'totalItems'
>
