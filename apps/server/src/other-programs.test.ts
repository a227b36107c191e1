import { beforeAll, describe, expect, it } from 'vitest'
import { fillDemo } from './demo-shop.ts'
import { createOtherProgram, type Json } from './testing/other-program.ts'
import { openTestApp, TEST_NOW, type TestApp } from './testing/test-app.ts'
import { createTestDatabase } from './testing/test-database.ts'
import {
  categoryFields,
  missingFields,
  pageFields,
  productFields,
  promotionFields,
  sheetFields,
} from './testing/wire-fields.ts'

const PRODUCTS = 300
const FILL_MS = 240_000
const EMPTY = 'query=&filter=&sort=&promo=&new_product=&barcode=&slug='
/** Form fields as other programs send them. */
const LOGIN = 'login=ristorante%40example.com&password=Cambusa.2026&remember_me=on&show_sectors='

let test: TestApp
beforeAll(async () => {
  const database = await createTestDatabase({ max: 12 })
  await fillDemo(database, TEST_NOW, PRODUCTS)
  test = await openTestApp(database)
}, FILL_MS)

const signedIn = async () => {
  const program = createOtherProgram(test)
  const { user, response } = await program.post('/auth/login', { form: LOGIN })
  expect([response.status, user.userId > 0]).toEqual([0, true])
  return program
}
type Program = Awaited<ReturnType<typeof signedIn>>

const everyNode = (nodes: Json[]): Json[] =>
  nodes.flatMap((node) => [node, ...everyNode(node['categories'] as Json[])])

async function categoriesOf(program: Program): Promise<Json[]> {
  const { data } = await program.get('/category?filtered=true&depth=&slug=&categoryId=0')
  return everyNode(data['categories'] as Json[])
}

const listed = async (program: Program, query: string) => {
  const { status, response, data } = await program.get(`/products?${query}`)
  expect([query, status, response.status]).toEqual([query, 200, 0])
  expect(missingFields(data['page'], pageFields)).toEqual([])
  return { products: data['products'] as Json[], page: data['page'] as Record<string, number> }
}

describe('another program', () => {
  it('lists every category, and reads every field of its products', async () => {
    const program = await signedIn()
    const categories = await categoriesOf(program)
    expect(categories.length).toBeGreaterThan(50)
    let promotions = 0
    for (const category of categories) {
      expect(missingFields(category, categoryFields)).toEqual([])
      const query = `parent_category_id=${String(category['categoryId'])}&sort=&promo=&page_size=500`
      const { products, page } = await listed(program, query)
      expect(page).toMatchObject({ totItems: category['productCount'], itemsPerPage: 500 })
      expect(products).toHaveLength(page['totItems'] ?? -1)
      for (const product of products) expect(missingFields(product, productFields)).toEqual([])
      const inPromotion = products.filter((product) => 'warehousePromo' in product)
      for (const { warehousePromo } of inPromotion)
        expect(missingFields(warehousePromo, promotionFields)).toEqual([])
      promotions += inPromotion.length
    }
    expect(promotions).toBeGreaterThan(0)
  })

  it('pages through the whole shop, each product once, with ids of 0 and empty parameters', async () => {
    const program = createOtherProgram(test)
    const seen = new Set<unknown>()
    let total = 1
    for (let page = 1; seen.size < total; page += 1) {
      const query = `parent_category_id=0&page=${page}&page_size=50&hash=w0d0t0&${EMPTY}`
      const found = await listed(program, query)
      total = found.page['totItems'] ?? 0
      const before = seen.size
      for (const { productId } of found.products) seen.add(productId)
      expect(seen.size).toBe(before + found.products.length)
      expect(found.products).not.toEqual([])
    }
    expect(seen.size).toBeGreaterThanOrEqual(PRODUCTS * 0.9)
    expect((await listed(program, 'page=&page_size=5000')).page['itemsPerPage']).toBe(500)
  })

  it('finds a product by barcode and reads its sheet by slug', async () => {
    const program = createOtherProgram(test)
    const { products } = await listed(program, 'page_size=20')
    for (const { barcode, slug, productId } of products) {
      const found = await listed(program, `barcode=${String(barcode)}&query=&q=`)
      expect(found.products.map((product) => product['productId'])).toContain(productId)
      const { data } = await program.get(`/products?slug=${String(slug)}`)
      expect([data['productId'], missingFields(data, sheetFields)]).toEqual([productId, []])
    }
  })

  it('sends empty bodies with a JSON content type', async () => {
    const program = await signedIn()
    for (const path of ['/cart/empty?show_sectors=', '/cart/empty', '/checkout/release']) {
      const { status } = await program.postNothing(path)
      expect([path, status]).toEqual([path, 200])
    }
    const { status, response } = await createOtherProgram(test).postNothing('/auth/login')
    expect([status, response.errors[0]?.field]).toEqual([400, 'login'])
    expect(response.errorsMessage).toEqual([response.errors[0]?.error])
    expect((await program.postNothing('/auth/logout')).status).toBe(200)
  })

  it('sends forms, and clears a note with an empty value', async () => {
    const program = createOtherProgram(test)
    const note = async (form: string) =>
      (await program.post('/cart/update-cart-info', { form })).data['cartInfos'] as Json
    expect(await note('property=order_note&value=citofono+rotto')).toMatchObject({
      order_note: 'citofono rotto',
    })
    expect((await note('property=order_note&value='))['order_note'] ?? '').toBe('')
  })

  it('requests its orders with every parameter empty, and reads the payment by both names', async () => {
    const program = await signedIn()
    const dates = 'from_date=&to_date=&from_gross_total=&to_gross_total=&show_pending=1&show_replaced=no'
    const { data } = await program.get(`/order/list?page=&page_size=1000&fetch_detail=on&${dates}`)
    const [order] = data['orders'] as Json[]
    expect(order).toMatchObject({ userPaymentAuthId: null, userPaymenthAuthId: null })
    expect(Array.isArray(order?.['items'])).toBe(true)
    const bought = await program.post(
      '/checkout/buy?cart_id=0&store_id=0&user_payment_auth_id=0&payment_type_id=&payment_data=',
    )
    expect([bought.status, bought.response.errors[0]?.code]).not.toContain('request.malformed')
  })

  it('validates and saves an address without the postal code if its town has only one', async () => {
    const program = await signedIn()
    const town = { city: 'Castel San Pietro Terme', province: 'BO' }
    const address = { addressName: 'Prova', address1: 'Via Roma', addressNumber: '3', ...town }
    const checked = await program.post('/user-address/check', { json: address })
    expect([checked.response.status, checked.data['address']]).toMatchObject([0, { postalCode: '40024' }])
    const saved = await program.post('/user-address/update', { json: { ...address, addressId: 0 } })
    expect([saved.response.status, saved.response.infosMessage?.length]).toEqual([0, 1])
    const form = new URLSearchParams({ ...address, addressId: '', phone: '', isFavourite: '' }).toString()
    expect((await program.post('/user-address/update', { form })).response.status).toBe(0)
    const bologna = { ...address, city: 'Bologna' }
    const { response } = await program.post('/user-address/check', { json: bologna })
    expect(response.errors[0]).toMatchObject({ code: 'field.required', field: 'postalCode' })
  })

  it('is told to sign in before its input is checked', async () => {
    const visitor = createOtherProgram(test)
    const wrong = [
      visitor.get('/order/view'),
      visitor.get('/order/list?page=minus'),
      visitor.post('/user-address/update', { type: 'application/json', text: '{' }),
      visitor.post('/user-address/update', { type: 'application/cbor', text: 'x' }),
      visitor.postNothing('/user-address/select'),
    ]
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(419)
  })

  it('reads every mistake in the envelope, with the field named', async () => {
    const program = createOtherProgram(test)
    const about = async (asked: ReturnType<Program['get']>) => {
      const { status, response, user } = await asked
      expect([response.status, user.userId, response.errorsMessage]).toEqual([1, -1, [expect.any(String)]])
      return [status, response.errors[0]?.field]
    }
    const login = { type: 'application/cbor', text: 'x' }
    expect(await about(program.post('/auth/login', login))).toEqual([415, 'content-type'])
    expect(await about(program.get('/products/%zz'))).toEqual([400, undefined])
    expect(await about(program.get(`/products/${'a'.repeat(2_000)}`))).toEqual([414, undefined])
    expect(await about(program.get('/products/a%00b'))).toEqual([400, 'slug'])
    expect(await about(program.get('/products?query=a%00b'))).toEqual([400, 'query'])
    expect(await about(program.get('/unknown'))).toEqual([404, undefined])
  })

  it('may end a path with a slash', async () => {
    const program = await signedIn()
    for (const path of ['/category/', '/order/list/?page=', '/products/suggest/?query=', '/cart/view/'])
      expect([path, (await program.get(path)).response.status]).toEqual([path, 0])
  })
})
