import type { OrderLine, orders } from '../../../platform/schema/orders.ts'
import type { RowOf } from '../../../platform/statement.ts'

/** An order as a mail tells of it, out of its own copy. */
export interface OrderInMail extends RowOf<
  typeof orders,
  | 'id'
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
  firstName: string
  slotBegin: string
  slotEnd: string
  items: Pick<
    OrderLine,
    'name' | 'format' | 'quantity' | 'unit' | 'isVariableWeight' | 'priceCents' | 'grossCents' | 'notes'
  >[]
}
