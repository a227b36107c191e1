import { login as logIn } from '@cambusa/contract/people/auth'
import { addItems } from '@cambusa/contract/cart/cart'
import { listAddresses, selectAddress } from '@cambusa/contract/delivery/delivery'
import type { AnyEndpoint, BodyOf, DataOf, QueryOf } from '@cambusa/contract/endpoint'
import type { Envelope } from '@cambusa/contract/envelope'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { increaseQuantity } from '@cambusa/domain/quantity/quantity-step'
import { callUrl, requestInit } from '../../apps/storefront/src/lib/api/request.ts'
import { ACCOUNT_KEY, SESSION_KEY, type SentIds } from '../../apps/storefront/src/lib/session/session.ts'
import { findCategoryId, listProducts } from './shop-api.ts'

/** The password of the demo shop's customers and of those created by tests. */
export const PASSWORD = 'Cambusa.2026'

const GOODS = 2

type Values = Record<string, unknown>

/** A customer's session, to arrange through the API the steps that a test is not about. */
export interface ShopSession {
  shopUrl: string
  ids: SentIds
}

/** Makes a call like the storefront. Throws refusals. */
export async function call<E extends AnyEndpoint>(
  { shopUrl, ids }: ShopSession,
  endpoint: E,
  given: { query?: QueryOf<E>; body?: BodyOf<E> } = {},
): Promise<{ data: DataOf<E>; headers: Headers }> {
  const init = requestInit(endpoint, given.body as Values | undefined, ids)
  const answer = await fetch(
    `${shopUrl}${callUrl(endpoint, undefined, given.query as Values | undefined)}`,
    init,
  )
  const { data, response } = (await answer.json()) as Envelope<DataOf<E>>
  if (response.status !== 0 || data === undefined)
    throw new Error(`${endpoint.url}: HTTP ${answer.status} ${JSON.stringify(response.errors)}`)
  return { data, headers: answer.headers }
}

/** Signs a customer in, with a remembered login. */
export async function openSession(shopUrl: string, login: string): Promise<ShopSession> {
  const nobody = { shopUrl, ids: { session: null, account: null } }
  const body = { login, password: PASSWORD, remember_me: true }
  const { headers } = await call(nobody, logIn, { body })
  return { shopUrl, ids: { session: headers.get(SESSION_KEY), account: headers.get(ACCOUNT_KEY) } }
}

/**
 * Fills the cart with the most expensive products of a department, above any minimum order, and sets the home address
 * and a free slot.
 */
export async function arrangeCart(session: ShopSession): Promise<void> {
  const { shopUrl } = session
  const parent_category_id = await findCategoryId(shopUrl, 'dispensa')
  const { products } = await listProducts(shopUrl, { parent_category_id, sort: 'price_desc' })
  const dear = products.filter(({ available }) => available).slice(0, GOODS)
  const items = dear.map(({ productId, productInfos, minAcq }) => ({
    productId,
    quantity: increaseQuantity(ruleFromInfos(productInfos, minAcq), 0),
  }))
  await call(session, addItems, { body: { items } })
  const { addresses } = (await call(session, listAddresses, { query: { address_type: 'home' } })).data
  const home = { address_type: 'home', address_id: addresses[0]!.addressId } as const
  await call(session, selectAddress, { body: home })
  const { days } = (await call(session, listTimeslots)).data
  const last = days.findLast(({ timeslots }) => timeslots.some(({ status }) => status !== 'full'))
  const slot = last?.timeslots.find(({ status }) => status !== 'full')
  if (slot === undefined) throw new Error('the shop has no free slot')
  await call(session, selectTimeslot, { query: { sel_date: slot.date, timeslot_id: slot.timeslotId } })
}
