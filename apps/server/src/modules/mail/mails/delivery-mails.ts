import { formatEuro } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { deliveryMailTexts as texts } from '@cambusa/messages/it/mails/delivery-mails'
import type { MailTable } from '../../../platform/schema/mail-words.ts'
import type { MailBody } from './mail-content.ts'
import type { OrderInMail } from './order-in-mail.ts'
import { base, orderOf } from './order-mail-base.ts'
import { sumsOf } from './order-tables.ts'

export const orderReady: MailBody<'orderReady'> = ({ isPickup }, scene) => {
  const order = orderOf(scene)
  const { slotBegin: begin, slotEnd: end, shippingAddress } = order
  const when = texts.when({ day: formatDayLong(order.slotDate), begin, end })
  return {
    ...base(order, scene),
    subject: texts.ready.subject({ number: order.number }),
    before: [
      isPickup
        ? texts.ready.toCollect({ where: shippingAddress.addressName, when })
        : texts.ready.toBring({ when }),
    ],
    after: [texts.choose],
  }
}

export const orderOnTheWay: MailBody<'orderOnTheWay'> = (_params, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: texts.onTheWay.subject({ number: order.number }),
    before: [texts.onTheWay.text({ begin: order.slotBegin, end: order.slotEnd })],
    after: [texts.choose],
  }
}

const nameOf = ({ name, format }: { name: string; format: string }) =>
  [name, format].filter((part) => part !== '').join(', ')

/** Lines of which something else came than was ordered; no rows: everything came as ordered. */
function differencesOf({ items }: OrderInMail): MailTable[] {
  const rows = items.flatMap((item) => {
    const { picked } = item
    if (!picked) return []
    const came = `${formatAmount(picked.quantity)} ${picked.replacement?.unit ?? item.unit}`
    const value = formatEuro(picked.grossCents)
    const label = nameOf(item)
    if (picked.outcome === 'missing') return [{ label, detail: texts.missing, value }]
    if (picked.replacement !== null)
      return [{ label, detail: texts.replaced({ name: nameOf(picked.replacement), came }), value }]
    if (picked.quantity === item.quantity) return []
    const ordered = `${formatAmount(item.quantity)} ${item.unit}`
    return [{ label, detail: texts.another({ came, ordered }), value }]
  })
  return rows.length === 0 ? [] : [{ title: texts.differences, rows }]
}

/** Packaging that was brought back, and what was collected at the door. */
function atTheDoor({ handover }: OrderInMail): MailTable[] {
  if (!handover) return []
  const rows = [
    ...handover.deposits.map(({ descr, quantity, cents }) => ({
      label: texts.deposit({ descr, quantity }),
      value: formatEuro(-cents),
    })),
    ...(handover.collectedCents > 0
      ? [{ label: texts.collected, value: formatEuro(handover.collectedCents) }]
      : []),
  ]
  return rows.length === 0 ? [] : [{ title: texts.door, rows }]
}

/** What came of an order, what it came to, and what happened at the door. */
export const cameTables = (order: OrderInMail): MailTable[] => [
  ...differencesOf(order),
  sumsOf(order.final ?? order),
  ...atTheDoor(order),
]

export const orderDelivered: MailBody<'orderDelivered'> = ({ isPickup }, scene) => {
  const order = orderOf(scene)
  const final = order.final ?? order
  return {
    ...base(order, scene),
    subject: (isPickup ? texts.collectedOrder : texts.delivered).subject({ number: order.number }),
    before: [
      (isPickup ? texts.collectedOrder : texts.delivered).text({ amount: formatEuro(final.totalCents) }),
    ],
    tables: cameTables(order),
    after: [texts.choose],
  }
}
