import { login } from '@cambusa/contract/people/auth'
import { updateItems, viewCart } from '@cambusa/contract/cart/cart'
import { updateAddress } from '@cambusa/contract/delivery/delivery'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { listProducts, viewProduct } from '@cambusa/contract/catalogue/product'
import { expect, test, vi } from 'vitest'
import type { CallError } from './call-error.ts'
import { call } from './call.ts'
import { openFakeShop } from '../testing/fake-shop.ts'

const shop = openFakeShop()
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: CallError) => error.failure,
  )

test('lists are sent as repeated keys and the path holds its parameters', async () => {
  await call(listProducts, { query: { filter: ['brand:a', 'brand:b'], page: 2 } })
  await call(viewProduct, { params: { slug: 'caffè & co' } })
  expect(shop.sent[0]!.url).toBe('/ebsn/api/products?filter=brand%3Aa&filter=brand%3Ab&page=2')
  expect(shop.sent[1]!.url).toBe('/ebsn/api/products/caff%C3%A8%20%26%20co')
})

test('forms go as forms, the rest as JSON', async () => {
  await call(login, { body: { login: 'a@b.it', password: 'x y' }, quiet: true })
  await call(updateItems, { body: { items: [{ itemId: 1, quantity: 2 }] } })
  expect(String(shop.sent[0]!.init.body)).toBe('login=a%40b.it&password=x+y')
  expect(shop.sent[1]!.init.body).toBe('{"items":[{"itemId":1,"quantity":2}]}')
  expect(shop.sent[1]!.headers.get('Content-Type')).toBe('application/json')
})

test('the session’s ids are sent with every call and updated from every answer', async () => {
  shop.replies = [{ userId: 7, headers: { 'X-Ebsn-Session': 's1', 'X-Ebsn-Account': 'a1' } }, {}]
  await call(viewCart, {})
  await call(viewCart, {})
  expect(shop.sent[0]!.headers.get('X-Ebsn-Client')).toBe('web')
  expect(shop.sent[0]!.headers.get('X-Ebsn-Version')).toMatch(/^\d+\.\d+\.\d+$/)
  expect(shop.sent[1]!.headers.get('X-Ebsn-Session')).toBe('s1')
  expect(shop.sent[1]!.headers.get('X-Ebsn-Account')).toBe('a1')
})

test('a refusal is thrown with the server’s text and shown once', async () => {
  shop.replies = [{ status: 1, errors: ['Fascia al completo'] }]
  await expect(call(viewCart, {})).rejects.toThrow('Fascia al completo')
  expect(shop.toasts()).toEqual(['error: Fascia al completo'])
})

test('a refusal without a text has the generic one', async () => {
  shop.replies = [{ status: 1 }]
  await expect(call(viewCart, {})).rejects.toThrow('Si è verificato un errore')
  expect(shop.toasts()).toEqual(['error: Si è verificato un errore, riprova tra qualche minuto.'])
})

test('messages of a success are shown, including errors', async () => {
  shop.replies = [{ data: { cartId: 3 }, infos: ['Fatto'], errors: ['Un prodotto è finito'] }]
  expect(await call(viewCart, {})).toEqual({ cartId: 3 })
  expect(shop.toasts()).toEqual(['error: Un prodotto è finito', 'success: Fatto'])
})

test('a form that shows its own errors gets no toast for them', async () => {
  shop.replies = [{ status: 1, errors: ['Credenziali Errate'] }]
  const error = await call(login, { body: { login: 'a', password: 'b' }, quiet: true }).catch(
    (e: CallError) => e,
  )
  expect(error).toMatchObject({ failure: 'refused', message: 'Credenziali Errate' })
  expect(shop.toasts()).toEqual([])
})

test('a server failure and a 404 lead to their screens', async () => {
  shop.replies = [{ http: 503 }, { http: 404 }]
  expect(await failureOf(call(viewCart, {}))).toBe('server')
  expect(await failureOf(call(viewCart, {}))).toBe('notFound')
  expect(shop.events).toEqual(['serviceDown', 'notFound'])
  expect(shop.toasts()).toEqual([])
})

test('any other error shows each message of the server', async () => {
  shop.replies = [{ http: 409, errors: ['Cambiato altrove', 'Ricarica'] }]
  expect(await failureOf(call(viewCart, {}))).toBe('rejected')
  expect(shop.toasts()).toEqual(['error: Cambiato altrove', 'error: Ricarica'])
})

test('without an answer, or with a proxy’s page, the generic message is shown', async () => {
  shop.replies = ['unreachable', 'a proxy page']
  expect(await failureOf(call(viewCart, {}))).toBe('network')
  expect(await failureOf(call(viewCart, {}))).toBe('network')
  expect(shop.toasts()).toEqual(['error: Si è verificato un errore, riprova tra qualche minuto.'])
})

test('without a network the message says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  shop.replies = ['unreachable', 'unreachable']
  // A failed read is shown in place by its screen.
  await expect(call(viewCart, {})).rejects.toThrow('Sei senza connessione')
  expect(shop.toasts()).toEqual([])
  await failureOf(call(updateItems, { body: { items: [] } }))
  expect(shop.toasts()).toEqual(['error: Sei senza connessione. Controlla la rete e riprova.'])
})

test('a background call shows nothing', async () => {
  shop.replies = [{ http: 500 }, { http: 404 }, 'unreachable', { status: 1, errors: ['no'] }, { http: 419 }]
  while (shop.replies.length) await failureOf(call(viewCart, { background: true }))
  expect(shop.events.filter((event) => event !== 'notLoggedIn')).toEqual([])
  expect(shop.toasts()).toEqual([])
})

test('an aborted call shows nothing', async () => {
  const abort = new AbortController()
  abort.abort()
  shop.replies = ['unreachable']
  await expect(call(viewCart, { signal: abort.signal })).rejects.toThrow('fetch failed')
  expect(shop.toasts()).toEqual([])
})

const keysSent = () => shop.sent.map(({ headers }) => headers.get('X-Ebsn-Request'))
const addTwo = () => call(addQuickOrder, { body: { items: [{ productId: 1, quantity: 2 }] }, quiet: true })

test('repeated calls have one key until the answer has come, whatever failed in between', async () => {
  shop.replies = ['unreachable', 'a proxy page', { http: 500 }, { status: 1 }, {}, {}]
  for (let time = 0; time < 6; time += 1) await addTwo().catch(() => undefined)
  const [first, ...more] = keysSent()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  // Three answers were lost; the refused call is the same act, those after it are others.
  expect(more.slice(0, 3)).toEqual([first, first, first])
  expect(new Set(keysSent()).size).toBe(3)
})

test('other content is another act, and a call that sets a value has no key', async () => {
  shop.replies = ['unreachable', 'unreachable']
  await addTwo().catch(() => undefined)
  await call(addQuickOrder, { body: { items: [{ productId: 1, quantity: 3 }] }, quiet: true }).catch(
    () => undefined,
  )
  await call(updateItems, { body: { items: [{ itemId: 1, quantity: 2 }] } })
  const [two, three, none] = keysSent()
  expect(two).not.toBe(three)
  expect(none).toBeNull()
})

test('additions to the cart keep their keys when the page is reloaded; other calls do not', async () => {
  shop.replies = ['unreachable', 'unreachable']
  await addTwo().catch(() => undefined)
  const address = {
    addressName: 'Casa',
    address1: 'Via Emilia',
    addressNumber: '3',
    city: 'Bologna',
    province: 'BO',
  }
  await call(updateAddress, { body: { address }, quiet: true }).catch(() => undefined)
  vi.resetModules()
  const loadedAnew = await import('./call.ts')
  await loadedAnew.call(addQuickOrder, { body: { items: [{ productId: 1, quantity: 2 }] }, quiet: true })
  const [before, , after] = keysSent()
  expect(after).toBe(before)
  expect(shop.browser.tab.getItem('cambusa.acts')).not.toContain('Emilia')
})
