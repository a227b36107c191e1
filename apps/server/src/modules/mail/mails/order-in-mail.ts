import type { finalTotals, handovers, pickedLines } from '../../../platform/schema/deliveries.ts'
import type { OrderLine, orders } from '../../../platform/schema/orders.ts'
import type { RowOf } from '../../../platform/database/statement.ts'

/** What came of a line. */
export interface CameInMail extends RowOf<typeof pickedLines, 'outcome' | 'quantity' | 'grossCents'> {
  replacement: Pick<OrderLine, 'name' | 'format' | 'unit'> | null
}

/** An order as a mail shows it, from its own copy. */
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
  /** A placeholder, as in its number, while the order is being placed. */
  id: number | string
  firstName: string
  slotBegin: string
  slotEnd: string
  items: (Pick<
    OrderLine,
    'name' | 'format' | 'quantity' | 'unit' | 'isVariableWeight' | 'priceCents' | 'grossCents' | 'notes'
  > & { picked?: CameInMail | null })[]
  /** What the picked order came to. */
  final?: RowOf<
    typeof finalTotals,
    | 'itemsCents'
    | 'packagesCents'
    | 'packages'
    | 'deliveryFeeCents'
    | 'giftCents'
    | 'allowanceCents'
    | 'totalCents'
  > | null
  handover?: RowOf<typeof handovers, 'deposits' | 'depositCents' | 'dueCents' | 'collectedCents'> | null
}
