import { randomBytes } from 'node:crypto'
import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'
import { measure, type Figures, type Load } from './figures.ts'

const CART_LINES = 5
const ADDRESSES = 250
const JSON_TYPE = { 'content-type': 'application/json', 'x-ebsn-client': 'bench', 'x-ebsn-version': '1.0.10' }

/** A visitor with a filled cart. */
export interface Shopper {
  session: string
  productIds: number[]
}

interface Envelope {
  response: { status: number; errors: { error: string }[] }
  data?: { products?: ListedProduct[] }
}

interface ListedProduct {
  productId: number
  available: boolean
  productInfos: Record<string, string>
  selectOptions?: unknown
  dailyMaximum?: number
}

/** Can be added in single pieces, without limit and without a choice. */
const isPlain = ({ available, productInfos, selectOptions, dailyMaximum }: ListedProduct) =>
  available &&
  productInfos['TIPOLOGIA'] === 'Pezzo' &&
  (productInfos['QTY_MULT'] ?? '1') === '1' &&
  selectOptions === undefined &&
  dailyMaximum === undefined

async function ask(url: string, init: RequestInit = {}): Promise<{ envelope: Envelope; headers: Headers }> {
  const answer = await fetch(url, init)
  const envelope = (await answer.json()) as Envelope
  if (envelope.response.status !== 0) throw new Error(envelope.response.errors[0]?.error ?? url)
  return { envelope, headers: answer.headers }
}

/** Products sold by the piece that can be bought now. */
export async function findSellable(base: string, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ids.length < count; page++) {
    const { envelope } = await ask(`${base}/ebsn/api/products?page=${page}&page_size=200`)
    const products = envelope.data?.products ?? []
    if (products.length === 0) break
    for (const product of products) if (isPlain(product)) ids.push(product.productId)
  }
  return ids
}

/** Visitors with carts of five lines each. */
export async function openCarts(
  base: string,
  count: number,
  products: readonly number[],
): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  for (let number = 0; number < count; number++) {
    // Each from an address of its own: the shop limits the new carts of one.
    const from = { 'x-forwarded-for': `198.51.100.${number % ADDRESSES}` }
    const { headers } = await ask(`${base}/ebsn/api/auth/test`, { headers: from })
    const session = headers.get('x-ebsn-session') ?? ''
    const productIds = Array.from(
      { length: CART_LINES },
      (_, line) => products[(number * CART_LINES + line) % products.length] ?? 0,
    )
    const body = JSON.stringify({ items: productIds.map((productId) => ({ productId, quantity: 1 })) })
    await ask(`${base}/ebsn/api/cart/add`, {
      method: 'POST',
      body,
      headers: { ...JSON_TYPE, ...from, 'x-ebsn-session': session },
    })
    shoppers.push({ session, productIds })
  }
  return shoppers
}

/**
 * Adds one piece to a line of each cart in turn, no two calls the same, for the given seconds; by default with a key
 * each, like the storefront.
 */
export async function measureAdd(
  base: string,
  shoppers: readonly Shopper[],
  load: Load,
  isKeyed = true,
): Promise<Figures> {
  let calls = 0
  return measure(base, load, () => {
    const call = calls++
    const shopper = shoppers[call % shoppers.length]
    const productId = shopper?.productIds[Math.floor(call / shoppers.length) % CART_LINES]
    const key: Record<string, string> = isKeyed
      ? { [REQUEST_KEY_HEADER]: randomBytes(16).toString('hex') }
      : {}
    return {
      method: 'POST',
      path: '/ebsn/api/cart/add?store_id=5&show_sectors=false',
      headers: { ...JSON_TYPE, ...key, 'x-ebsn-session': shopper?.session ?? '' },
      body: JSON.stringify({ items: [{ productId, quantity: 1, infos: { accept_alternatives: 'true' } }] }),
    }
  })
}
