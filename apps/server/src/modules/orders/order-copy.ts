import type { orders } from '../../platform/schema/orders.ts'

/** Names, address and amounts that an order stores as they were when the shopper confirmed it. */
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
