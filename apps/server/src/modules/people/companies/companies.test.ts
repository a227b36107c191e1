import { login, mergeVisitor, testSession } from '@cambusa/contract/people/auth'
import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { changeCompany, listCompanies } from '@cambusa/contract/people/companies'
import { listAddresses } from '@cambusa/contract/delivery/delivery'
import { listOrders } from '@cambusa/contract/orders/orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { priceLists } from '../../../platform/schema/price-lists.ts'
import { buildCategory, buildProduct } from '../../../testing/factories/carts.ts'
import { buildAddress, buildShop } from '../../../testing/factories/delivery.ts'
import { buildCompany, buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { prices } from '../../../platform/schema/prices.ts'

const COMPANY_LIST = 9
let product = 0

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(priceLists).values({ id: COMPANY_LIST, name: 'Ristorazione', kind: 'company' })
      product = await buildProduct(db, await buildCategory(db, 'Dispensa'), {
        name: 'Farina',
        priceCents: 100,
      })
      await db.insert(prices).values({ priceListId: COMPANY_LIST, productId: product, priceCents: 80 })
    },
  })
})
let browsers = 0
let codes = 0
const browser = () => app.shopper(`10.9.0.${(browsers += 1)}`)

/** A customer with two companies, signed in for the first one. */
async function withTwo() {
  const codInt = `K${(codes += 1)}`
  const first = await buildCompany(app.db, codInt, { name: 'Ristorante' })
  const second = await buildCompany(app.db, codInt, {
    name: 'Bar',
    isDefault: false,
    priceListId: COMPANY_LIST,
  })
  const user = await buildUser(app.db, { userTypeId: 3, codInt })
  const here = browser()
  await signIn(here, user.login, { remember_me: true })
  return { ...user, codInt, first, second, here }
}
const change = (from: ReturnType<typeof browser>, company_id: number) =>
  from.call(changeCompany, { query: { company_id } })

describe('the companies of a customer code', () => {
  it('are listed, the default one first, for the customer’s own code or without one', async () => {
    const { here, codInt, first, second } = await withTwo()
    const expected = [
      { company_id: first, company_name: 'Ristorante' },
      { company_id: second, company_name: 'Bar' },
    ]
    expect((await here.call(listCompanies, { query: {} })).data?.company_info).toEqual(expected)
    expect((await here.call(listCompanies, { query: { uid: codInt } })).data?.company_info).toEqual(expected)
  })

  it('of another code are refused with a text, and a visitor is asked to sign in', async () => {
    const [mine, theirs] = [await withTwo(), await withTwo()]
    const reply = await mine.here.call(listCompanies, { query: { uid: theirs.codInt } })
    expect(reply.codes).toEqual(['company.unknown'])
    expect(reply.response.errorsMessage?.[0]).toContain('codice cliente')
    expect((await browser().call(listCompanies, { query: {} })).httpStatus).toBe(419)
  })

  it('are none for private customers', async () => {
    const user = await buildUser(app.db)
    const here = browser()
    await signIn(here, user.login)
    expect((await here.call(listCompanies, { query: {} })).data?.company_info).toEqual([])
  })
})

describe('the cart of a visitor', () => {
  /** A visitor with three packs, who has signed in and has yet to choose a company. */
  async function choosing() {
    const { login: name, first, second } = await withTwo()
    const here = browser()
    await here.call(addItems, { body: { items: [{ productId: product, quantity: 3 }] } })
    const visitor = here.session ?? ''
    const entered = await here.call(login, {
      body: { login: name, password: TEST_PASSWORD, keep_visitor: true },
    })
    expect(entered.data?.cartItems).toEqual([])
    const merge = () => here.call(mergeVisitor, { body: { visitor } })
    return { here, first, second, merge }
  }
  const held = async (here: ReturnType<typeof browser>) =>
    (await here.call(viewCart)).data?.cartItems.map(({ quantity }) => quantity)

  it('waits for the choice of a company, and is merged once, into the chosen one', async () => {
    const { here, first, second, merge } = await choosing()
    await change(here, second)
    expect((await merge()).response.infos.map(({ code }) => code)).toEqual(['cart.merged'])
    expect((await merge()).data?.cartItems).toHaveLength(1)
    expect(await held(here)).toEqual([3])
    await change(here, first)
    expect(await held(here)).toEqual([])
  })

  it('is merged into the company of now where none is chosen', async () => {
    const { here, first, merge } = await choosing()
    const reply = await merge()
    expect([reply.user.companyId, await held(here)]).toEqual([first, [3]])
  })

  it('does not wait where there is one company', async () => {
    const codInt = `K${(codes += 1)}`
    await buildCompany(app.db, codInt)
    const user = await buildUser(app.db, { userTypeId: 3, codInt })
    const here = browser()
    await here.call(addItems, { body: { items: [{ productId: product, quantity: 2 }] } })
    await here.call(login, { body: { login: user.login, password: TEST_PASSWORD, keep_visitor: true } })
    expect(await held(here)).toEqual([2])
  })
})

describe('acting for another company', () => {
  it('gives a new session id and that company’s cart, prices, addresses and orders', async () => {
    const { id, here, first, second } = await withTwo()
    await buildAddress(app.db, id, { companyId: first, addressName: 'Ristorante' })
    await buildAddress(app.db, id, { companyId: second, addressName: 'Bar' })
    await here.call(addItems, { body: { items: [{ productId: product, quantity: 2 }] } })
    const before = here.session
    const reply = await change(here, second)
    expect(here.session).not.toBe(before)
    expect(reply.user).toMatchObject({ userId: id, companyId: second, companyName: 'Bar' })
    expect(reply.data?.cartItems).toEqual([])
    const added = await here.call(addItems, { body: { items: [{ productId: product, quantity: 1 }] } })
    expect(added.data?.cartItems[0]?.price).toBe(0.8)
    const { data } = await here.call(listAddresses, { query: {} })
    expect(data?.addresses.map(({ addressName }) => addressName)).toEqual(['Bar'])
    expect((await here.call(listOrders, { query: {} })).user.companyId).toBe(second)

    await change(here, first)
    const again = await here.call(viewCart)
    expect(again.data?.cartItems).toMatchObject([{ quantity: 2, price: 1 }])
  })

  it('ends the previous session, in every process', async () => {
    const other = await app.again()
    const { id, here, second } = await withTwo()
    const old = other.shopper()
    old.session = here.session
    expect((await old.call(testSession)).user.userId).toBe(id)
    await change(here, second)
    await expect.poll(async () => (await old.call(testSession)).user.userId).toBe(-1)
    expect((await here.call(testSession)).user.companyId).toBe(second)
  })

  it('is remembered by the device', async () => {
    const { here, second } = await withTwo()
    await change(here, second)
    here.session = undefined
    expect((await here.call(testSession)).user.companyId).toBe(second)
  })

  it('is refused for a company of another code, and changes nothing', async () => {
    const [mine, theirs] = [await withTwo(), await withTwo()]
    const before = mine.here.session
    const reply = await change(mine.here, theirs.second)
    expect(reply.response.errors).toMatchObject([{ code: 'company.unknown', field: 'company_id' }])
    expect(mine.here.session).toBe(before)
    expect((await mine.here.call(testSession)).user.companyId).toBe(mine.first)
  })

  it('twice at once from one session opens one', async () => {
    const { here, first, second } = await withTwo()
    const tabs = [browser(), browser()]
    for (const tab of tabs) tab.session = here.session
    const replies = await Promise.all([change(tabs[0]!, first), change(tabs[1]!, second)])
    expect(replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 419])
  })

  it('lets colleagues of one code have their own carts', async () => {
    const { here, codInt, second } = await withTwo()
    await change(here, second)
    await here.call(addItems, { body: { items: [{ productId: product, quantity: 3 }] } })
    const user = await buildUser(app.db, { userTypeId: 3, codInt })
    const colleague = browser()
    await signIn(colleague, user.login)
    expect((await change(colleague, second)).data?.cartItems).toEqual([])
  })
})
