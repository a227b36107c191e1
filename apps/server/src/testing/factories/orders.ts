import { sql } from 'drizzle-orm'
import { newToken, tokenKey, keyBytes } from '../../modules/auth/session-tokens.ts'
import type { Db } from '../../platform/database/database.ts'
import { sessions } from '../../platform/schema/accounts.ts'
import { cartItems } from '../../platform/schema/carts.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import { createShopper, type Shopper } from '../test-shopper.ts'
import type { TestApp } from '../test-app.ts'
import { buildAddress, buildCustomer, buildOpenCart, buildTimeslot, shop } from './delivery.ts'
import { buildProductOnSale, buildTreeCategory } from './catalogue.ts'

/** Makes a customer a holder of a company unless they act for it already, or were removed. */
async function letAct(db: Db, userId: number, companyId: number) {
  await db.execute(sql`
    insert into colleagues (user_id, company_id, role)
    select ${userId}, ${companyId}, 'holder' where not exists (
      select from ${sql.raw(OF_COMPANIES)} a where a."userId" = ${userId} and a."companyId" = ${companyId})
    on conflict do nothing`)
}

/** Inserts a session of a customer, who acts for its company from then on; answers its token. */
export async function buildSession(
  db: Db,
  userId: number,
  { companyId = null, now }: { companyId?: number | null; now: Date },
): Promise<string> {
  if (companyId !== null) await letAct(db, userId, companyId)
  const token = newToken()
  await db.insert(sessions).values({
    tokenHash: keyBytes(tokenKey(token)),
    userId,
    companyId,
    createdAt: now,
    lastSeenAt: now,
    signedInAt: now,
  })
  return token
}

/** A browser that is signed in. */
export async function signedIn(
  test: TestApp,
  userId: number,
  companyId: number | null = null,
): Promise<Shopper> {
  const shopper = createShopper(test.app)
  shopper.session = await buildSession(test.db, userId, { companyId, now: test.time.now() })
  return shopper
}

/** Products of the small shop: pasta 1,25 € (tracked), apples 2,40 €/kg by weight, wine 9,90 € from 18 years. */
export interface Goods {
  pasta: number
  apples: number
  wine: number
}

/** Inserts three products on sale in Bologna: 10,000 packs of pasta, 50 kg of apples, untracked wine. */
export async function buildGoods(db: Db): Promise<Goods> {
  const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
  const { warehouseId } = shop.bologna
  return {
    pasta: await buildProductOnSale(db, {
      name: 'Pasta',
      categoryId,
      priceCents: { 1: 125, 2: 135 },
      vatRate: 4,
      stock: { [warehouseId]: 10_000 },
    }),
    apples: await buildProductOnSale(db, {
      name: 'Mele',
      categoryId,
      kind: 'Sfuso',
      priceCents: 240,
      vatRate: 4,
      weightSelling: 200,
      stepSelling: 100,
      weightUnitSelling: 'g',
      weightUnitBase: 'kg',
      unitSelling: 'kg',
      stock: { [warehouseId]: 50 },
    }),
    wine: await buildProductOnSale(db, {
      name: 'Vino',
      categoryId,
      priceCents: 990,
      vatRate: 22,
      minAge: 18,
    }),
  }
}

/** Inserts a line of a cart. */
export async function buildLine(db: Db, cartId: number, productId: number, quantity: number): Promise<void> {
  await db.insert(cartItems).values({ cartId, productId, quantity })
}

/** A customer with a filled cart that goes home, signed in: all that is missing is the slot. */
export interface ReadyShopper {
  userId: number
  addressId: number
  cartId: number
  shopper: Shopper
}

/** Inserts a customer whose cart holds 20 packs of pasta (25,00 €) and goes to an address in Bologna. */
export async function buildReadyShopper(test: TestApp, pastaId: number, packs = 20): Promise<ReadyShopper> {
  const userId = await buildCustomer(test.db)
  const addressId = await buildAddress(test.db, userId)
  const cartId = await buildOpenCart(test.db, userId, { addressId })
  await buildLine(test.db, cartId, pastaId, packs)
  return { userId, addressId, cartId, shopper: await signedIn(test, userId) }
}

/** Inserts a slot of home delivery that can be chosen, of so many places. */
export function buildOpenSlot(db: Db, capacity = 1000): Promise<number> {
  return buildTimeslot(db, { capacity })
}
