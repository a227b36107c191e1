import type { Order } from '@cambusa/contract/orders'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { orderTexts } from '@cambusa/messages/it/orders'
import { streetText } from '../../lib/format/place-text.ts'
import { timeslotWords } from '../../lib/format/timeslot-text.ts'

type Placed = Pick<
  Order,
  'shippingAddress' | 'timeslot' | 'paymentTypeName' | 'paymentData' | 'items' | 'orderStatusId'
>

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What happens after an order was placed, in the order in which it does. */
export function nextSteps({
  shippingAddress,
  timeslot,
  paymentTypeName,
  paymentData,
  items,
  orderStatusId,
}: Placed): string[] {
  const isPickup = shippingAddress.addressType === 'store'
  const texts = isPickup ? orderTexts.nextPickup : orderTexts.nextDelivery
  const where = `${shippingAddress.addressName}, ${streetText(shippingAddress)}`
  const { day, ...times } = timeslotWords(timeslot)
  return [
    isOneOfStatuses(PENDING_ORDERS, orderStatusId) ? orderTexts.nextMoney : texts.received,
    ...(items?.some(({ variableWeight }) => variableWeight) ? [orderTexts.nextWeight] : []),
    texts.handover({ day: capitalised(day), ...times, where }),
    ...(paymentData.age_declared === 'true' ? [orderTexts.nextAge] : []),
    orderTexts.nextPay({ payment: paymentTypeName }),
  ]
}
