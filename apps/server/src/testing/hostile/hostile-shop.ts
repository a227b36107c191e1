import { viewCart } from '@cambusa/contract/cart/cart'
import {
  signedIn,
  buildLine,
  buildOpenSlot,
  buildSession,
  buildGoods,
  type Goods,
} from '../factories/orders.ts'
import { buildAddress, buildCustomer, buildOpenCart, buildShop, shop } from '../factories/delivery.ts'
import { buildPlacedOrder } from '../factories/placed-order.ts'
import { buildCompany, buildUser, TEST_PASSWORD } from '../factories/users.ts'
import { newToken } from '../../modules/auth/session-tokens.ts'
import type { Db } from '../../platform/database/database.ts'
import type { TestApp } from '../test-app.ts'
import type { Known } from './examples.ts'
import type { ServedRoute } from './routes.ts'
import type { Caller } from './send.ts'

/** What every route of the test's shop can be asked about. */
export interface HostileShop {
  goods: Goods
  slot: number
}

/** Fills a small shop in which every call has something to find. */
export async function fillHostileShop(db: Db): Promise<HostileShop> {
  await buildShop(db)
  const goods = await buildGoods(db)
  return { goods, slot: await buildOpenSlot(db) }
}

export const callerNames = ['customer', 'visitor', 'operator'] as const
export type CallerName = (typeof callerNames)[number]

const OPERATOR = 2
const COMPANY_CUSTOMER = 3

/** Somebody who has not called yet: with a cart, an address and an order of his own where he is signed in. */
export async function newCaller(
  test: TestApp,
  { goods, slot }: HostileShop,
  name: CallerName,
  route: ServedRoute,
): Promise<{ caller: Caller; known: Known }> {
  const known = await sharedKnown(test, goods, slot)
  if (name === 'visitor') {
    const token = newToken()
    return { known, caller: { name, headers: async () => ({ 'x-ebsn-session': token }) } }
  }
  const userTypeId = name === 'operator' ? OPERATOR : COMPANY_CUSTOMER
  const codInt = `c${newToken().slice(0, 12)}`
  const userId = await buildCustomer(test.db, { userTypeId, codInt })
  const companyId = await buildCompany(test.db, codInt, { imagesInContract: true })
  const addressId = await buildAddress(test.db, userId, { companyId })
  const cartId = await buildOpenCart(test.db, userId, { addressId, companyId })
  await buildLine(test.db, cartId, goods.pasta, 20)
  await buildPlacedOrder(test.db, { userId, companyId, productIds: [goods.pasta] })
  const shopper = await signedIn(test, userId, companyId)
  const cart = await shopper.call(viewCart)
  const { rows } = await test.database.pool.query<{ id: number }>('select max(id) as id from orders')
  const own: [string, unknown][] = [
    ['itemId', cart.data?.cartItems[0]?.itemId],
    ['cart_id', cartId],
    ['address_id', addressId],
    ['addressId', addressId],
    ['order_id', rows[0]?.id],
    ['company_id', companyId],
    ['uid', codInt],
  ]
  const headers = async () => ({
    // These calls end or replace the session that they are made with.
    'x-ebsn-session': /\/(auth|theone-company)\//.test(route.url)
      ? await buildSession(test.db, userId, { companyId, now: test.time.now() })
      : (shopper.session ?? ''),
  })
  return { known: new Map([...known, ...own]), caller: { name, headers } }
}

async function sharedKnown(test: TestApp, goods: Goods, slot: number): Promise<Map<string, unknown>> {
  const { rows } = await test.database.pool.query<{ slug: string; code: string; categoryId: number }>(
    'select slug, code, category_id as "categoryId" from products where id = $1',
    [goods.pasta],
  )
  const { slug, code, categoryId } = rows[0]!
  const guessed = await buildUser(test.db)
  return new Map<string, unknown>([
    ...['slug', 'key', '*'].map((name) => [name, slug] as const),
    ...['code', 'codes', 'gtin', 'barcode'].map((name) => [name, code] as const),
    ...['categoryId', 'category', 'parent_category_id'].map((name) => [name, categoryId] as const),
    ['file', '320.webp'],
    ['productId', goods.pasta],
    ['store_id', shop.bologna.storeId],
    ['deliveryWarehouseId', shop.bologna.warehouseId],
    ['timeslot_id', slot],
    ['sel_date', '2026-11-25'],
    ['filter', ['brand:Marca', 'price:1-2']],
    ['hash', 'w1d2026-11-25t1'],
    ['latitude', 44.5],
    ['longitude', 11.3],
    ['distance', 50_000],
    ['services', '1,2'],
    ['orderby', 'name'],
    ['property', 'order_note'],
    ['payment_type_id', 1],
    ['payment_data', '{"note":"x"}'],
    ['addressName', 'Casa'],
    ['address1', 'Via Indipendenza'],
    ['addressNumber', '12'],
    ['postalCode', '40121'],
    ['city', 'Bologna'],
    ['province', 'BO'],
    ['phone', '051000000'],
    ['login', guessed.login],
    ['password', TEST_PASSWORD],
    ['old_password', TEST_PASSWORD],
    ['new_password', 'Altra.Scelta.2'],
    ...['e_mail', 'email', 'new_email', 'pec'].map((name) => [name, 'prova@example.com'] as const),
    ...['tax_code', 'taxCode'].map((name) => [name, 'BRNGLI82C41A944P'] as const),
    ['sdi_code', 'ABC1234'],
    ['value', '051 000000'],
    ['page', 1],
    ['page_size', 10],
    ['limit', 10],
  ])
}
