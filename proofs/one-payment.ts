import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import {
  networkBrowser,
  payAtSandbox,
  type SandboxEffect,
} from '../apps/server/src/testing/payments/sandbox-payment.ts'
import { call } from './api.ts'
import type { ChosenSlot } from './buyer.ts'
import { readBooks, standingOf, type PaymentBooks, type Standing } from './payment-books.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from './shoppers.ts'

const LINES = 3
/** Interrupted payments are consistent within this time after the next start. */
const RIGHT_WITHIN_MS = 60_000
const LOOK_MS = 200

/** The steps of a customer who pays by card, in order; each may be repeated. */
const ACTS = ['prepare', 'buy', 'payment', 'card', 'check'] as const
type Act = (typeof ACTS)[number]

/**
 * What is in progress when the server dies. leaving: like payment, and the customer never returns. news: nothing; he
 * has paid and closed the window, and the gateway is about to notify the shop.
 */
type Moment = Act | 'leaving' | 'news'

/** Milliseconds from each moment to the kill. */
export type PaymentKills = Readonly<Partial<Record<Moment, readonly number[]>>>

/** The gateway notifies the shop while it answers the post of its page; half a second later if the window is closed. */
export const FEW_PAYMENT_KILLS: PaymentKills = { buy: [8], payment: [4], card: [25], news: [100] }
export const MANY_PAYMENT_KILLS: PaymentKills = {
  prepare: [0, 3, 6, 10, 15],
  buy: [0, 3, 6, 9, 12, 18],
  payment: [0, 2, 4, 6, 8, 12],
  card: [0, 5, 10, 15, 20, 25, 30, 40],
  news: [0, 498, 501, 504, 508, 515],
  check: [0, 2, 4, 7, 12],
  leaving: [0, 3, 6, 10],
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A customer in the middle of the checkout. */
export interface Payer {
  shopper: Shopper
  slot: ChosenSlot
  orderId: number
  /** The gateway's page, without the host. */
  page: string
  /** The effect of his card: the notification arrives before the browser returns, or half a second later. */
  effect: Extract<SandboxEffect, 'early' | 'plain'>
}

async function enterTill(shop: ShopProcess, effect: Payer['effect']): Promise<Payer> {
  const [shopper] = await makeShoppers(shop.database.pool, 1, LINES)
  const slot = await makeSlot(shop.database.pool, 5)
  const { date, timeslotId } = slot
  const path = `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`
  await call(shop.url, 'GET', path, shopper!.session)
  return { shopper: shopper!, slot, orderId: 0, page: '', effect }
}

/** Does one of the steps. Throws when it is refused, or the connection breaks. */
async function go(shop: ShopProcess, payer: Payer, act: Act): Promise<void> {
  const { session, cartId } = payer.shopper
  const post = async (path: string, body?: Readonly<Record<string, unknown>>) => {
    const { status, codes, data } = await call(shop.url, 'POST', path, session, body)
    if (status !== 0) throw new Error(`${act} refused: ${codes.join()}`)
    return data ?? {}
  }
  if (act === 'prepare') await post('/checkout/prepare')
  if (act === 'buy') {
    const path = `/checkout/buy?payment_type_id=${PAYMENT_TYPES.creditCard}&cart_id=${cartId}`
    payer.orderId = Number((await post(path))['orderId'])
  }
  if (act === 'payment')
    payer.page = String((await post('/order/payment', { order_id: payer.orderId }))['redirectUrl'])
  if (act === 'card') await payOnPage(shop, payer)
  if (act === 'check') await post('/order/check-payment', { order_id: payer.orderId })
}

/** A page without a form has nothing left to pay. */
async function payOnPage({ url }: ShopProcess, { page, effect }: Payer): Promise<void> {
  const browser = networkBrowser(url)
  const { html } = await browser.open(page)
  if (html.includes('<form')) await payAtSandbox(browser, page, { effect })
}

/** A customer who pays without interruption. */
export async function payInPeace(shop: ShopProcess): Promise<Payer> {
  const payer = await enterTill(shop, 'early')
  for (const act of ACTS) await go(shop, payer, act)
  return payer
}

const booksOf = ({ database }: ShopProcess, { shopper, slot }: Payer) =>
  readBooks(database.db, shopper.userId, slot.timeslotId)

interface PaymentKill {
  moment: Moment
  killedAfterMs: number
  /** The state when the server was back; neither: the gateway has the money and the shop does not know yet. */
  found: Standing
  /** The final state, and what the books contain then. */
  end: Standing
  books: PaymentBooks
  /** Time from the start to the final state. */
  tookMs: number
}

/** A customer who leaves before paying has an unpaid order; all others have paid. */
const rightEnd = (moment: Moment): Standing => (moment === 'leaving' ? 'unpaid' : 'paid')
const isRight = ({ moment, end }: PaymentKill) => end === rightEnd(moment)

/** Kills the server (kill -9) the given time after the moment, restarts it, and repeats what a browser would. */
async function killWhilePaying(
  shop: ShopProcess,
  moment: Moment,
  killedAfterMs: number,
): Promise<PaymentKill> {
  const payer = await enterTill(shop, moment === 'news' ? 'plain' : 'early')
  const dying: Act = moment === 'news' ? 'card' : moment === 'leaving' ? 'payment' : moment
  const [before, after] = [ACTS.slice(0, ACTS.indexOf(dying)), ACTS.slice(ACTS.indexOf(dying))]
  for (const act of before) await go(shop, payer, act)
  const first = go(shop, payer, dying)
  // Its result is not needed: the kill is meant to break it.
  first.catch(() => undefined)
  if (moment === 'news') await first
  await pause(killedAfterMs)
  await shop.kill()
  await first.catch(() => undefined)
  await shop.start()
  const startedMs = performance.now()
  const tookMs = () => performance.now() - startedMs
  const found = standingOf(await booksOf(shop, payer))
  if (moment !== 'news' && moment !== 'leaving') for (const act of after) await go(shop, payer, act)
  for (;;) {
    const books = await booksOf(shop, payer)
    const result = { moment, killedAfterMs, found, end: standingOf(books), books, tookMs: tookMs() }
    if (isRight(result) || tookMs() > RIGHT_WITHIN_MS) return result
    await pause(LOOK_MS)
  }
}

const FOUND: readonly Standing[] = ['nothing', 'unpaid', 'neither', 'paid']

/** Kills the server at each of these moments; reports the state found after each kill, and the failures. */
export async function killWhileCustomersPay(
  shop: ShopProcess,
  kills: PaymentKills,
): Promise<{ isGood: boolean; told: string }> {
  const results: PaymentKill[] = []
  for (const [moment, delaysMs] of Object.entries(kills) as [Moment, readonly number[]][])
    for (const delayMs of delaysMs) results.push(await killWhilePaying(shop, moment, delayMs))
  const wrong = results.filter((result) => !isRight(result)).map((result) => JSON.stringify(result))
  const struck = FOUND.map((found) => `${results.filter((result) => result.found === found).length} ${found}`)
  const slowestMs = Math.max(...results.map(({ tookMs }) => tookMs))
  return {
    isGood: wrong.length === 0,
    told:
      `${results.length} times one right state, found after the kill: ${struck.join(', ')}; ` +
      `right ${(slowestMs / 1000).toFixed(1)} s after the start at most; wrong: ${wrong.join() || 'none'}`,
  }
}
