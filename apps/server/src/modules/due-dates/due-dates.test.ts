import {
  dueDateDocument,
  dueDateStatement,
  exportDueDates,
  listDueDates,
} from '@cambusa/contract/payments/due-dates'
import { addItems } from '@cambusa/contract/cart/cart'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfRuns } from '../../testing/files/pdf-text.ts'
import { asIfBought } from '../../testing/as-if-bought.ts'
import { fulfilmentOf, codeOf } from '../../testing/fulfilment-acts.ts'
import { beginLife, openLifeShop, type Life, type LifeShop } from '../../testing/order-life/begin-life.ts'
import type { Chance } from '../../testing/order-life/chance.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import { listHolders } from '../colleagues/colleagues.ts'
import { noteCredit, remindDueDates } from './due-dates.ts'

const ON_ACCOUNT = 5
/** At home, in the first slot, without a gift code. */
const PLAIN = { is: () => false, oneOf: <T>(all: readonly T[]) => all[0] } as unknown as Chance

let shop: PaymentShop
let life: LifeShop
let work: ReturnType<typeof fulfilmentOf>
beforeAll(async () => {
  shop = await openPaymentShop()
  life = await openLifeShop(shop)
  work = fulfilmentOf(shop)
})

/** 20 pasta (25,00 €), 0,4 kg of apples (0,96 €) and 6,90 € for the delivery, on account; apples are perishable. */
async function ordered(): Promise<Life> {
  const order = await beginLife(life, ON_ACCOUNT, PLAIN)
  await asIfBought(
    shop.test.database,
    'update order_items set is_perishable = (product_id = $2) where order_id = $1',
    [order.orderId, shop.goods.apples],
  )
  return order
}

const handedOver = async () => {
  const order = await ordered()
  await work.handedOver(order)
  return order
}

const duesOf = async (
  { shopper }: Life,
  query: Parameters<typeof shopper.call<typeof listDueDates>>[1] = {},
) => (await shopper.call(listDueDates, query)).data!

const bytesOf = async ({ shopper }: Life, { url }: AnyEndpoint, query = '') => {
  const headers = { 'x-ebsn-session': shopper.session ?? '' }
  const answer = await shop.test.app.inject({ method: 'GET', url: `/ebsn/api${url}${query}`, headers })
  return answer.rawPayload
}
const fileOf = async (...asked: Parameters<typeof bytesOf>) => (await bytesOf(...asked)).toString()

describe('the due dates of an order on account', () => {
  it('are made by its hand-over, perishable food after 30 days and the rest after 60', async () => {
    const order = await ordered()
    expect((await duesOf(order)).dueDates).toEqual([])
    await work.handedOver(order)
    const { dueDates, totals, page } = await duesOf(order)
    const shown = dueDates.map(({ termDays, amount, left, dueOn, state }) => [
      termDays,
      amount,
      left,
      dueOn,
      state,
    ])
    // 30 days after 20 November 2026 is a Sunday.
    expect(shown).toEqual([
      [30, 0.96, 0.96, '2026-12-21', 'open'],
      [60, 31.9, 31.9, '2027-01-20', 'open'],
    ])
    expect(totals).toEqual({
      overdue: 0,
      coming: 32.86,
      months: [
        { month: '2026-12', left: 0.96, paid: 0 },
        { month: '2027-01', left: 31.9, paid: 0 },
      ],
    })
    expect(page.totItems).toBe(2)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('are filtered by state and days, and say what is overdue', async () => {
    const order = await handedOver()
    const set = (dueOn: string, termDays: number) =>
      shop.row('update due_dates set due_on = $1 where order_id = $2 and term_days = $3', [
        dueOn,
        order.orderId,
        termDays,
      ])
    await set('2026-11-19', 30)
    await set('2026-11-27', 60)
    const all = await duesOf(order)
    expect(all.dueDates.map(({ state }) => state)).toEqual(['overdue', 'dueSoon'])
    expect(all.totals).toMatchObject({ overdue: 0.96, coming: 31.9 })
    const only = await duesOf(order, { query: { state: 'overdue' } })
    expect(only.dueDates.map(({ termDays }) => termDays)).toEqual([30])
    expect(only.totals).toEqual(all.totals)
    const days = await duesOf(order, { query: { from: '2026-11-20', to: '2026-11-27' } })
    expect(days.dueDates.map(({ termDays }) => termDays)).toEqual([60])
  })

  it('are a file of its own columns, and a document that only its company gets', async () => {
    const order = await handedOver()
    const { dueDates } = await duesOf(order)
    const csv = await fileOf(order, exportDueDates)
    expect(csv.split('\r\n')[0]).toContain('Scadenza')
    expect(csv).toContain(order.number)
    const id = dueDates[0]!.dueDateId
    expect((await fileOf(order, dueDateDocument, `?id=${id}`)).slice(0, 5)).toBe('%PDF-')
    const stranger = await ordered()
    expect((await stranger.shopper.call(dueDateDocument, { query: { id } })).codes).toEqual([
      'dueDate.unknown',
    ])
    expect((await duesOf(stranger)).dueDates).toEqual([])
  })
})

describe('the statement of due dates', () => {
  it('lists those of the filter, with what is overdue and what is coming of them, tagged', async () => {
    const order = await handedOver()
    await shop.row(`update due_dates set due_on = '2026-11-19' where order_id = $1 and term_days = 30`, [
      order.orderId,
    ])
    const said = async (query = '') => {
      const file = await bytesOf(order, dueDateStatement, query)
      expect(file.toString('latin1')).toContain('/StructTreeRoot')
      return pdfRuns(file)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
    }
    const all = await said()
    for (const text of ['Estratto scadenze', order.number, 'Scaduto: 0,96', 'scaduto: 31,90', '2 scadenze'])
      expect(all).toContain(text)
    const overdue = await said('?state=overdue&from=2026-11-01')
    expect(overdue).toContain('Scadenze: scaduta dal 01/11/2026')
    expect(overdue).toContain('scaduto: 0,00')
    expect(overdue).not.toContain('31,90')
  })

  it('is none for a customer without a company', async () => {
    const { shopper } = await beginLife(life, 1, PLAIN)
    expect((await shopper.call(dueDateStatement)).codes).toEqual(['dueDate.unknown'])
  })
})

describe('the credit of a company', () => {
  const isOffered = async ({ shopper }: Life) =>
    (await shopper.call(listPaymentTypes)).data!.paymentTypes.find(
      ({ paymentTypeId }) => paymentTypeId === ON_ACCOUNT,
    )
  const nextCart = async ({ shopper, addressId }: Life) => {
    await shopper.call(addItems, { body: { items: [{ productId: shop.goods.pasta, quantity: 20 }] } })
    await shopper.call(selectAddress, { body: { address_type: 'home', address_id: addressId } })
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: shop.slot } })
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
  }

  it('bears what is left of due dates, however old, and is closed by one that is overdue for long', async () => {
    const order = await handedOver()
    await nextCart(order)
    const owed = async () =>
      (
        await shop.row<{ cents: number }>(
          `select sum(cents - paid_cents - credited_cents)::int as cents from due_dates where order_id = $1`,
          [order.orderId],
        )
      ).cents
    expect(await owed()).toBe(3_286)
    await shop.row(`update due_dates set due_on = '2026-11-05' where order_id = $1`, [order.orderId])
    // 15 days overdue: still open.
    expect(await isOffered(order)).toBeDefined()
    await shop.row(`update due_dates set due_on = '2026-11-04' where order_id = $1`, [order.orderId])
    expect((await isOffered(order))?.disabledReason).toContain('04/11/2026')
    await shop.row('update due_dates set paid_cents = cents where order_id = $1', [order.orderId])
    expect((await isOffered(order))?.disabledReason).toBeUndefined()
  })
})

describe('a credit note', () => {
  const doer = () => ({ actor: 'Rosa', now: shop.test.time.now() })
  const note = (order: Life, cents: number, document: string) =>
    noteCredit(shop.test.db, { orderNumber: order.number, document, cents, reason: 'Merce resa' }, doer())

  it('lowers what falls due last, once for each document, and says what to pay back', async () => {
    const order = await handedOver()
    expect(await note(order, 1_000, `NC-${order.number}`)).toEqual({ restCents: 0, isRepeated: false })
    expect(await note(order, 1_000, `NC-${order.number}`)).toEqual({ restCents: 0, isRepeated: true })
    expect((await duesOf(order)).dueDates.map(({ left }) => left)).toEqual([0.96, 21.9])
    await shop.row('update due_dates set paid_cents = cents - credited_cents where order_id = $1', [
      order.orderId,
    ])
    expect(await note(order, 500, `NC2-${order.number}`)).toEqual({ restCents: 500, isRepeated: false })
    // What was paid back is credited once.
    expect(await codeOf(note(order, 3_286 - 1_500 + 1, `NC3-${order.number}`))).toBe('dueDate.creditTooMuch')
    expect(await note(order, 3_286 - 1_500, `NC3-${order.number}`)).toMatchObject({ restCents: 1_786 })
  })

  it('is refused for more than the order, for another order, and for one that is not on account', async () => {
    const order = await handedOver()
    expect(await codeOf(note(order, 3_287, `X-${order.number}`))).toBe('dueDate.creditTooMuch')
    expect(await codeOf(note(order, 10, `Y-${order.number}`))).toBe('done')
    expect(await codeOf(note(await handedOver(), 10, `Y-${order.number}`))).toBe('dueDate.documentTaken')
    const atTheDoor = await beginLife(life, 1, PLAIN)
    await work.handedOver(atTheDoor)
    expect(await codeOf(note(atTheDoor, 10, `Z-${order.number}`))).toBe('dueDate.notOnAccount')
  })
})

describe('holders', () => {
  it('are reminded a week before, on the day and a week later, once each, and never of what is paid', async () => {
    await shop.row('update due_dates set paid_cents = cents - credited_cents')
    const order = await handedOver()
    const { userId, orderId } = order
    await shop.row(`update due_dates set due_on = '2026-12-01' where order_id = $1`, [orderId])
    const remind = (day: string, time = '09:00') =>
      remindDueDates({ ...shop.test.services, listHolders }, new Date(`${day}T${time}:00Z`))
    const sent = async () =>
      (
        await shop.test.database.pool.query<{ stage: string; dues: number }>(
          `select params ->> 'stage' as stage, jsonb_array_length(params -> 'dues') as dues from mails
           where user_id = $1 and kind = 'dueReminder' order by id`,
          [userId],
        )
      ).rows.map(({ stage, dues }) => `${stage} ${dues}`)
    await remind('2026-11-23')
    await remind('2026-11-24', '05:00')
    expect(await sent()).toEqual([])
    await Promise.all([remind('2026-11-24'), remind('2026-11-24')])
    await remind('2026-11-25')
    expect(await sent()).toEqual(['before 2'])
    await shop.row(`update due_dates set paid_cents = cents where order_id = $1 and term_days = 30`, [
      orderId,
    ])
    for (const day of ['01', '02', '08', '09']) await remind(`2026-12-${day}`)
    expect(await sent()).toEqual(['before 2', 'due 1', 'after 1'])
  })
})
