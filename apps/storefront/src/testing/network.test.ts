import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { login } from '@cambusa/contract/people/auth'
import { listProducts, viewProduct } from '@cambusa/contract/catalogue/product'
import { beforeEach, expect, test } from 'vitest'
import { callUrl, requestInit } from '../lib/api/request.ts'
import { buildCart } from '../lib/testing/test-cart.ts'
import { answer, fetchFromTest, networkFaults, refuse, resetNetwork, type Asked } from './network.ts'

const nobody = { session: null, account: null }
const post = (endpoint: typeof addItems | typeof login, body: Record<string, unknown>) =>
  fetchFromTest(callUrl(endpoint), requestInit(endpoint, body, nobody))

beforeEach(resetNetwork)

test('a call without a declared answer is a fault', async () => {
  const { status } = await fetchFromTest(callUrl(viewCart))
  expect(status).toBe(500)
  expect(networkFaults()).toEqual(['nobody answers GET /ebsn/api/cart/view'])
})

test.each([
  ['lacks a property', { version: undefined }, '/data must have required properties version'],
  ['has one too many', { colour: 'red' }, '/data must not have additional properties'],
  ['has one of another type', { totalItems: 'two' }, '/data/totalItems must be integer'],
])('an answer that %s is a fault', async (_, changes, fault) => {
  answer(viewCart, () => ({ ...buildCart(), ...(changes as object) }))
  await fetchFromTest(callUrl(viewCart))
  expect(networkFaults().join()).toMatch(/^cartView answered not as the contract declares/)
  expect(networkFaults().join()).toContain(fault)
})

test('a request must match the contract too', async () => {
  answer(addItems, () => buildCart())
  await post(addItems, { items: [{ productId: 1, quantity: 1 }] })
  expect(networkFaults()).toEqual([])
  await post(addItems, { items: [{ productId: 1, quantity: 'many' }] })
  expect(networkFaults()).toEqual([expect.stringMatching(/cartAdd sent body .*quantity must be number/)])
})

test('addresses and forms, which contain only texts, are converted to the types of the call', async () => {
  const asked: unknown[] = []
  const page = { selPage: 1, totPages: 0, itemsPerPage: 24, totItems: 0 }
  answer(listProducts, ({ query }) => (asked.push(query), { products: [], facets: [], page }))
  answer(
    viewProduct,
    ({ params }: Asked<typeof viewProduct>) => (asked.push(params), refuse('product.unknown')),
  )
  answer(login, ({ body }) => (asked.push(body), buildCart()))
  await fetchFromTest(callUrl(listProducts, {}, { page: 2, filter: ['brand:a'], promo: true, query: '12' }))
  await fetchFromTest(callUrl(viewProduct, { slug: 'caffè & co' }))
  await post(login, { login: 'a@b.it', password: '12', remember_me: true })
  expect(asked).toEqual([
    { page: 2, filter: ['brand:a'], promo: true, query: '12' },
    { slug: 'caffè & co' },
    { login: 'a@b.it', password: '12', remember_me: true },
  ])
  expect(networkFaults()).toEqual([])
})
