import { randomUUID } from 'node:crypto'
import type { MailShop } from './write-mail.ts'
import { writeMail } from './write-mail.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'

/** Stand in a mail for what the database gives an order when it is placed; nobody can have typed them. */
export interface OrderMarks {
  id: string
  number: string
}

/**
 * The words of the mail of an order that is being placed, as JSON, with marks for its id and number: buying writes order
 * and mail in one statement, which puts the two in.
 */
export function writeOrderReceived(
  shop: MailShop,
  order: Omit<OrderInMail, 'id' | 'number'>,
): { words: string; marks: OrderMarks } {
  const marks = { id: randomUUID(), number: randomUUID() }
  const written = writeMail({ kind: 'orderReceived', params: {} }, shop, { order: { ...order, ...marks } })
  return { words: JSON.stringify(written), marks }
}
