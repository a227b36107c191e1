import type { Order } from '@cambusa/contract/orders'
import { orderTexts } from '@cambusa/messages/it/orders'
import { streetText } from '../../lib/format/place-text.ts'
import { timeslotWords } from '../../lib/format/timeslot-text.ts'

type Placed = Pick<
  Order,
  'shippingAddress' | 'timeslot' | 'paymentTypeName' | 'paymentData' | 'items' | 'canPay'
>

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What happens after an order was placed, in the order in which it does. */
export function nextSteps({
  shippingAddress,
  timeslot,
  paymentTypeName,
  paymentData,
  items,
  canPay,
}: Placed): string[] {
  const isPickup = shippingAddress.addressType === 'store'
  const texts = isPickup ? orderTexts.nextPickup : orderTexts.nextDelivery
  const where = `${shippingAddress.addressName}, ${streetText(shippingAddress)}`
  const { day, ...times } = timeslotWords(timeslot)
  return [
    canPay ? orderTexts.nextMoney : texts.received,
    ...(items?.some(({ variableWeight }) => variableWeight) ? [orderTexts.nextWeight] : []),
    texts.handover({ day: capitalised(day), ...times, where }),
    ...(paymentData.age_declared === 'true' ? [orderTexts.nextAge] : []),
    orderTexts.nextPay({ payment: paymentTypeName }),
  ]
}
