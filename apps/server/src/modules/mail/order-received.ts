import { randomUUID } from 'node:crypto'
import type { MailShop } from './write-mail.ts'
import { writeMail } from './write-mail.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'

/**
 * Random placeholders for the id and number that the database gives an order when it is placed; nobody can have typed
 * them.
 */
export interface OrderMarks {
  id: string
  number: string
}

/**
 * The text of the mail of an order that is being placed, as JSON, with placeholders for its id and number: the
 * statement that writes order and mail together replaces them.
 */
export function writeOrderReceived(
  shop: MailShop,
  order: Omit<OrderInMail, 'id' | 'number'>,
): { words: string; marks: OrderMarks } {
  const marks = { id: randomUUID(), number: randomUUID() }
  const written = writeMail({ kind: 'orderReceived', params: {} }, shop, { order: { ...order, ...marks } })
  return { words: JSON.stringify(written), marks }
}
