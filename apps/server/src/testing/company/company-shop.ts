import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import type { ColleagueLimits } from '@cambusa/domain/people/company-roles'
import { colleagues } from '../../platform/schema/colleagues.ts'
import { buildAddress, buildOpenCart, buildShop } from '../factories/delivery.ts'
import { buildGoods, buildLine, buildOpenSlot, signedIn, type Goods } from '../factories/orders.ts'
import { buildCompany, buildUser } from '../factories/users.ts'
import { openOutbox } from '../kept-mails.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import type { Shopper } from '../test-shopper.ts'

const DAY = '2026-11-25'
const BUSINESS = 3

/** Somebody who acts for a company, signed in for it. */
export interface Person {
  userId: number
  login: string
  shopper: Shopper
}

/** A shop with companies. */
export interface CompanyShop {
  test: TestApp
  goods: Goods
  slot: number
  /** A company with its holder, who belongs to it by the customer code. */
  company: () => Promise<{ companyId: number; codInt: string; holder: Person }>
  /** A colleague with these limits. */
  colleague: (companyId: number, limits: Partial<ColleagueLimits>) => Promise<Person>
  /** Fills the cart of somebody with pasta at 1,25 € each, and reserves the slot; delivery comes on top, 6,90 €. */
  fill: (person: Person, companyId: number, packs: number) => Promise<number>
  /** The same, prepared. */
  prepare: (person: Person, companyId: number, packs: number) => Promise<number>
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>
}

let codes = 0

/** Opens a shop with three products and a slot of 1,000 places. */
export async function openCompanyShop(given: { max?: number } = {}): Promise<CompanyShop> {
  let goods!: Goods
  let slot = 0
  const test = await buildTestApp({
    ...given,
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
  await openOutbox(test.database)
  return companyShopOf(test, goods, slot)
}

/** Companies in a shop that is open already. */
export function companyShopOf(test: TestApp, goods: Goods, slot: number): CompanyShop {
  const person = async (companyId: number, { id: userId, login }: { id: number; login: string }) => ({
    userId,
    login,
    shopper: await signedIn(test, userId, companyId),
  })
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows as Row[]
  const shop: CompanyShop = {
    test,
    goods,
    slot,
    query,
    company: async () => {
      const codInt = `AZ${(codes += 1)}`
      const companyId = await buildCompany(test.db, codInt, {
        creditCents: 10_000_000,
        sdiCode: 'ABC1234',
        address: 'Via Emilia 1, Bologna',
      })
      const user = await buildUser(test.db, { userTypeId: BUSINESS, codInt, firstName: 'Olga' })
      return { companyId, codInt, holder: await person(companyId, user) }
    },
    colleague: async (companyId, limits) => {
      const user = await buildUser(test.db, { userTypeId: BUSINESS, firstName: 'Bea' })
      await test.db.insert(colleagues).values({ userId: user.id, companyId, role: 'buyer', ...limits })
      return person(companyId, user)
    },
    fill: async ({ userId, shopper }, companyId, packs) => {
      const addressId = await buildAddress(test.db, userId, { companyId })
      const cartId = await buildOpenCart(test.db, userId, { companyId, addressId })
      await buildLine(test.db, cartId, goods.pasta, packs)
      const { codes: refused } = await shopper.call(selectTimeslot, {
        query: { sel_date: DAY, timeslot_id: slot },
      })
      if (refused.length > 0) throw new Error(`no slot: ${refused.join()}`)
      return cartId
    },
    prepare: async (buyer, companyId, packs) => {
      const cartId = await shop.fill(buyer, companyId, packs)
      const { codes: refused } = await buyer.shopper.call(prepareCheckout)
      if (refused.length > 0) throw new Error(`not prepared: ${refused.join()}`)
      return cartId
    },
  }
  return shop
}
