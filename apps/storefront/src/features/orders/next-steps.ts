import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderConfirmation } from '@cambusa/domain/orders/order-confirmation'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { streetText } from '@cambusa/domain/delivery/place-text'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { capitalised } from '../../lib/format/capitalised.ts'

type Placed = Pick<
  Order,
  'shippingAddress' | 'timeslot' | 'paymentTypeName' | 'paymentData' | 'items' | 'canEdit'
>

/** What happens after an order was placed, in order; only steps that can be promised. */
export function nextSteps(
  { shippingAddress, timeslot, paymentTypeName, paymentData, items, canEdit }: Placed,
  confirmation: OrderConfirmation,
): string[] {
  const isPickup = shippingAddress.addressType === 'store'
  const texts = isPickup ? orderTexts.nextPickup : orderTexts.nextDelivery
  const where = `${shippingAddress.addressName}, ${streetText(shippingAddress)}`
  const { day, ...times } = timeslotWords(timeslot)
  const first = {
    prepared: texts.received,
    awaitsPayment: orderTexts.nextMoney,
    underReview: orderTexts.nextReview,
  }
  const handover = texts.handover({ day: capitalised(day), ...times, where })
  return [
    first[confirmation],
    ...(canEdit ? [orderTexts.nextEdit] : []),
    ...(items?.some(({ variableWeight }) => variableWeight) ? [orderTexts.nextWeight] : []),
    confirmation === 'awaitsPayment'
      ? orderTexts.nextOncePaid({ handover: texts.handover({ day, ...times, where }) })
      : handover,
    ...(paymentData.age_declared === 'true' ? [orderTexts.nextAge] : []),
    orderTexts.nextPay({ payment: paymentTypeName }),
  ]
}
