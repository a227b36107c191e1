import { streetText, townText } from '@cambusa/domain/delivery/place-text'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { orderLifeTexts } from './order-life.ts'
import { orderTexts } from './orders.ts'
import type { PaperOrder } from './paper-order.ts'

/** Something that a document says of an order. */
export interface OrderFact {
  label: string
  lines: string[]
}

const fact = (label: string, ...lines: (string | undefined)[]): OrderFact[] => {
  const said = lines.filter((line) => line !== undefined && line !== '') as string[]
  return said.length === 0 ? [] : [{ label, lines: said }]
}

/** Where and when an order goes, for whom and how it is paid; of a shared one only what is told of it. */
export function orderPlaceFacts(order: PaperOrder): OrderFact[] {
  const { shippingAddress: address, timeslot, deliveryServiceName } = order
  const where = address.addressType === 'store' ? orderTexts.pickup : orderTexts.delivery
  return [
    ...fact(where, address.addressName, streetText(address), townText(address)),
    ...fact(deliveryServiceName, orderTexts.slot(timeslotWords(timeslot))),
    ...fact(orderLifeTexts.placedBy, order.placedBy),
    ...fact(orderLifeTexts.approvedBy, order.approvedBy),
    ...fact(orderTexts.reference, order.customerReference),
    ...fact(orderTexts.payment, order.paymentTypeName),
    ...fact(orderTexts.note, order.cartInfos?.order_note),
  ]
}
