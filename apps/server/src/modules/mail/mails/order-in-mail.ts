import type { OrderLine, orders } from '../../../platform/schema/orders.ts'
import type { RowOf } from '../../../platform/database/statement.ts'

/** An order as a mail tells of it, out of its own copy. */
export interface OrderInMail extends RowOf<
  typeof orders,
  | 'number'
  | 'companyName'
  | 'deliveryServiceName'
  | 'shippingAddress'
  | 'slotDate'
  | 'paymentTypeId'
  | 'paymentData'
  | 'infos'
  | 'packages'
  | 'itemsCents'
  | 'packagesCents'
  | 'deliveryFeeCents'
  | 'giftCents'
  | 'totalCents'
  | 'worstCaseCents'
  | 'vat'
  | 'payBy'
> {
  /** While the order is being placed a mark stands here and in its number. */
  id: number | string
  firstName: string
  slotBegin: string
  slotEnd: string
  items: Pick<
    OrderLine,
    'name' | 'format' | 'quantity' | 'unit' | 'isVariableWeight' | 'priceCents' | 'grossCents' | 'notes'
  >[]
}
