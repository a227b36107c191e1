import { formatEuro } from '@cambusa/domain/money/money'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { shopOrderTexts as texts } from '@cambusa/messages/it/orders/shop-orders'
import { isOrderStatus } from '@cambusa/domain/orders/order-status'
import { formatDay } from '@cambusa/domain/time/dates'
import type { MailTable } from '../../../platform/schema/mail-words.ts'
import type { MailBody } from './mail-content.ts'
import { factsOf, sumsOf } from './order-tables.ts'
import { linesOfPicker } from './picked-lines.ts'
import type { ShopOrder } from './shop-order.ts'

/** The customer, and what the shop has to know besides what the customer reads. */
function customerOf({ firstName, lastName, email, phones, shippingAddress, infos, ...order }: ShopOrder) {
  const { notes, phone } = shippingAddress
  const note = infos['note'] ?? ''
  const rows = [
    [texts.customer, `${firstName} ${lastName}`.trim()],
    [texts.email, email],
    [texts.phone, phone || phones],
    [texts.store, order.storeName],
    [texts.addressNotes, notes],
    [texts.orderNote, note],
    [texts.paymentState, texts.paymentStates[order.paid ?? 'none'](order.paymentTypeId)],
  ] as const
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

const linesOf = ({ items, infos }: ShopOrder): MailTable => ({
  title: texts.lines,
  rows: items.map((item) => {
    const { name, howMuch, wishes } = linesOfPicker(item, infos)
    const label = [`${item.code} ${name}`, ...wishes].join(' – ')
    return { label, detail: howMuch, value: formatEuro(item.grossCents) }
  }),
})

/** An order as tables, for the shop. */
export const shopOrderTables = (order: ShopOrder): MailTable[] => {
  const facts = factsOf(order, texts.reference)
  return [
    { title: texts.orderTitle({ number: order.number }), rows: [...facts.rows, ...customerOf(order)] },
    linesOf(order),
    sumsOf(order),
  ]
}

const slotOf = ({ slotDate, slotBegin, slotEnd }: ShopOrder) =>
  texts.slot({ day: formatDay(slotDate), begin: slotBegin, end: slotEnd })

const stopSentence = (order: ShopOrder) => {
  const status = isOrderStatus(order.status) ? orderStatusTexts[order.status] : ''
  return texts.stop({ number: order.number, status, slot: slotOf(order) })
}

export const shopOrders: MailBody<'shopOrders'> = ({ prepare, stop }, { shopOrders: orders }) => {
  const of = (ids: readonly number[]) => orders.filter(({ id }) => ids.includes(id))
  const [toPrepare, stopped] = [of(prepare), of(stop)]
  const [first] = [...stopped, ...toPrepare]
  const isOne = orders.length === 1 && first !== undefined
  const subject = !isOne
    ? texts.subjects({ prepare: toPrepare.length, stop: stopped.length })
    : stopped.length === 1
      ? texts.subjectStop({ number: first.number })
      : texts.subject({ number: first.number, slot: slotOf(first) })
  return {
    subject,
    greeting: texts.greeting,
    before: [...stopped.map(stopSentence), ...(toPrepare.length > 0 ? [texts.toPrepare] : [])],
    tables: toPrepare.flatMap(shopOrderTables),
    after: [],
  }
}
