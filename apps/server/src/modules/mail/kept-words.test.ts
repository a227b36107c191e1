import { deleteOrder, modifyPaymentType } from '@cambusa/contract/payments/payments'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { asIfBought } from '../../testing/as-if-bought.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import { issueLink } from '../links/links.ts'
import { deliverMail } from './deliver-mail.ts'
import { sendWithinBudget } from './mail.ts'
import type { OutgoingMail } from './post.ts'

const ACCOUNT = { beneficiary: 'Cambusa S.r.l.', iban: 'IT60X0542811101000000123456' }
let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})

const config = () => ({ ...shop.test.services.config })

/** Tries to send the newest mail of a customer; returns what was or would have been sent. */
async function attempt(userId: number, fate: 'sent' | 'refused', given = config()): Promise<OutgoingMail> {
  const { id } = await shop.row<{ id: number }>('select max(id) id from mails where user_id = $1', [userId])
  const tried: OutgoingMail[] = []
  const post = async (mail: OutgoingMail) => {
    tried.push(mail)
    if (fate === 'refused') throw new Error('451 try again later')
  }
  const now = shop.test.time.now()
  await deliverMail({ config: given, db: shop.test.db, post }, id, { now, isLastTry: false }).catch(() => 0)
  return tried[0]!
}

const shown = async (to: string) => {
  const reply = await shop.test.app.inject({ url: '/dev/mail', headers: { accept: 'application/json' } })
  return reply.json<OutgoingMail[]>().find((mail) => mail.to === to)
}

const later: Record<string, (order: Ordered) => Promise<unknown>> = {
  'the order is cancelled': ({ shopper, orderId }) =>
    shopper.call(deleteOrder, { body: { order_id: orderId } }),
  'it is paid in another way': ({ shopper, orderId }) =>
    shopper.call(modifyPaymentType, {
      body: { order_id: orderId, payment_type_id: PAYMENT_TYPES.onDelivery },
    }),
  'its customer has another name': ({ userId }) =>
    shop.row('update users set first_name = $2 where id = $1', [userId, 'Berenice']),
  'its lines say something else': ({ orderId }) =>
    asIfBought(
      shop.test.database,
      'update order_items set name = $2, gross_cents = gross_cents + 1 where order_id = $1',
      [orderId, 'Altro'],
    ),
}

it.each(Object.entries(later))(
  'a mail is sent and shown as it was written, even if %s meanwhile',
  async (_, change) => {
    const order = await shop.ordered(PAYMENT_TYPES.bankTransfer)
    const first = await attempt(order.userId, 'refused')
    expect(first.text).toContain(`IBAN ${shop.test.services.config.shop.bankTransfer?.iban ?? ACCOUNT.iban}`)
    expect(first.text).toContain(order.number)
    expect(first.html).toContain(`/profile/orders/${order.orderId}`)
    const { id } = await shop.row<{ id: number }>('select max(id) id from mails where user_id = $1', [
      order.userId,
    ])
    await change(order)
    // Deletes later mails, which the change itself sent.
    await shop.row('delete from mails where user_id = $1 and id > $2', [order.userId, id])
    const own = config().shop
    const moved = {
      ...config(),
      shop: { ...own, name: 'Altro negozio', contacts: { ...own.contacts, phone: '000' } },
    }
    const retried = await attempt(order.userId, 'sent', moved)
    expect(retried.text).toBe(first.text)
    expect(retried.html).toBe(first.html)
    expect(await shown(first.to)).toMatchObject({
      subject: first.subject,
      text: first.text,
      html: first.html,
    })
  },
)

it('stores no secret with the text, and shows the link that was sent even after it is used', async () => {
  const { userId } = await shop.prepared()
  const { services, db, time } = shop.test
  const to = `${userId}@example.com`
  await inTransaction(db, async (tx) => {
    const linkId = await issueLink(tx, services.config, { userId, purpose: 'reset', email: to }, time.now())
    const params = { firstName: 'Ada', linkId }
    await sendWithinBudget(tx, services.config, { kind: 'passwordReset', to, userId, params }, time.now())
  })
  const { text } = await attempt(userId, 'sent')
  const [, token = ''] = /reset_token=(\S+)/.exec(text) ?? []
  expect(token).toMatch(/^[\w-]{40,}$/)
  const row = await shop.row<{ words: string }>(
    'select to_jsonb(mails)::text words from mails where recipient = $1',
    [to],
  )
  expect(row.words).toContain('reset_token=')
  expect(row.words).not.toContain(token)
  await shop.row('update mail_links set used_at = now() where user_id = $1', [userId])
  expect((await shown(to))?.text).toBe(text)
})
