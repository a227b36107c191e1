import { call, type Answer } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import type { Shopper } from './shoppers.ts'

/** What shoppers encountered, whatever its result. */
export interface Encounters {
  calls: number
  /** Answers of 500: must be none. */
  failures: number
  /** Answers of 503. */
  unavailable: number
  /** Answers of 503 without Retry-After: must be none. */
  withoutRetryAfter: number
  /** Calls whose connection broke. */
  broken: number
  slowestMs: number
  /** Refusals that no shopper should meet here: must be none. */
  surprises: string[]
}

export const noEncounters = (): Encounters => ({
  calls: 0,
  failures: 0,
  unavailable: 0,
  withoutRetryAfter: 0,
  broken: 0,
  slowestMs: 0,
  surprises: [],
})

/** An order as confirmed to its buyer. */
export interface Purchase {
  cartId: number
  orderId: number
  totalPrice: number
}

/** A slot that all buyers choose. */
export interface ChosenSlot {
  timeslotId: number
  date: string
}

/** Exceeds any minimum order, whatever the product costs. */
const QUANTITY = 300
const PAUSE_MS = 100
/** A shop that is away for longer counts as gone. */
const GIVE_UP_MS = 90_000
const OK = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/**
 * A shopper who does not give up: failed calls are repeated until an answer tells the result. `isOver` ends it between
 * two purchases, never within one; while it is slow, the shopper waits.
 */
export async function buyAgainAndAgain(
  shop: Pick<ShopProcess, 'url'>,
  shopper: Shopper,
  slot: ChosenSlot,
  met: Encounters,
  isOver: () => boolean | Promise<boolean>,
): Promise<Purchase[]> {
  const purchases: Purchase[] = []

  /** Repeats a call until the answer is not 'away' or 'broken'. */
  async function insist(
    method: 'GET' | 'POST',
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Answer> {
    for (const deadline = Date.now() + GIVE_UP_MS; Date.now() < deadline;) {
      met.calls += 1
      const answer = await call(shop.url, method, path, shopper.session, body).catch(() => undefined)
      if (answer === undefined) met.broken += 1
      else {
        met.slowestMs = Math.max(met.slowestMs, answer.tookMs)
        if (answer.httpStatus < 500) return answer
        if (answer.httpStatus === 503) met.unavailable += 1
        else met.failures += 1
        if (answer.httpStatus === 503 && !(answer.retryAfterSeconds! >= 1)) met.withoutRetryAfter += 1
      }
      await pause()
    }
    throw new Error(`${method} ${path} found nobody for ${GIVE_UP_MS / 1000} s`)
  }

  /** Whether a step is done; another answer is recorded, and the purchase begins again. */
  function isDone(step: string, { httpStatus, status, codes }: Answer): boolean {
    if (httpStatus === OK && status === 0) return true
    met.surprises.push(`${step} ${httpStatus} ${codes.join()}`)
    return false
  }

  /** Adds the product to a cart that does not contain it: an add whose answer was lost is not sent twice. */
  async function fill(): Promise<boolean> {
    const productId = shopper.productIds[purchases.length % shopper.productIds.length]!
    for (;;) {
      const cart = await insist('GET', '/cart/view')
      if (!isDone('view', cart)) return false
      if (cart.data?.['totalItems'] !== 0) return true
      const items = [{ productId, quantity: shopper.quantity ?? QUANTITY }]
      met.calls += 1
      const added = await call(shop.url, 'POST', '/cart/add', shopper.session, { items }).catch(
        () => undefined,
      )
      if (added?.httpStatus === OK && !isDone('add', added)) return false
      if (added?.httpStatus !== OK) await pause()
    }
  }

  async function buyOnce(): Promise<Purchase | undefined> {
    if (!(await fill())) return undefined
    const home = { address_type: 'home', address_id: shopper.addressId }
    if (!isDone('address', await insist('POST', '/user-address/select', home))) return undefined
    const { date, timeslotId } = slot
    const chosen = await insist('GET', `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`)
    if (!isDone('slot', chosen)) return undefined
    const prepared = await insist('POST', '/checkout/prepare')
    if (!isDone('prepare', prepared)) return undefined
    const cartId = Number(prepared.data?.['cartId'])
    const bought = await insist('POST', `/checkout/buy?payment_type_id=1&cart_id=${cartId}`)
    if (!isDone('buy', bought)) return undefined
    return {
      cartId,
      orderId: Number(bought.data?.['orderId']),
      totalPrice: Number(prepared.data?.['totalPrice']),
    }
  }

  while (!(await isOver())) {
    const purchase = await buyOnce()
    if (purchase) purchases.push(purchase)
    else await pause()
  }
  return purchases
}
