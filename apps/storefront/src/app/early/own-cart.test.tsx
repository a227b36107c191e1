import { viewCart } from '@cambusa/contract/cart/cart'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import type { EarlyAnswers } from '../../lib/api/early-answers.ts'
import { callUrl } from '../../lib/api/request.ts'
import { EARLY_ROW } from '../../lib/browser/page-marks.ts'
import { APP_STATE_KEY, UNSENT } from '../../lib/browser/storage.ts'
import { SESSION_KEY } from '../../lib/session/session.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { sessionOf } from '../../testing/network.ts'
import { buildLine } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'
import { showOwnPrices } from './own-prices.ts'

const ROW = `[${Object.keys(EARLY_ROW)[0]}]`
const sent = { session: sessionOf(CUSTOMER), account: null }
const flour = buildProduct(1, { name: 'Farina 00', description: '1 kg' })
const butter = buildProduct(2, { name: 'Burro', description: '250 g' })
const cart = buildCart({
  cartItems: [buildLine(flour, 2), buildLine(butter, 3)],
  totalItems: 2,
  totalPrice: 1234.5,
  user: CUSTOMER,
})

const rows = () =>
  [...document.querySelectorAll(ROW)].map(({ textContent }) => textContent.trim()).filter(Boolean)

/** The page with the shapes of a screen, and what its rows say once the cart has come. */
function open(path: string, shapes: ReactNode, data = cart): string[] {
  history.replaceState(null, '', path)
  document.body.innerHTML = renderToStaticMarkup(shapes)
  const early: EarlyAnswers = { ids: [sent], calls: {}, bodies: [], settled: Promise.resolve() }
  globalThis.asked = early
  showOwnPrices(early)
  early.onBody?.({ url: callUrl(viewCart), sent, text: JSON.stringify({ user: CUSTOMER, data }) })
  return rows()
}

beforeEach(() => {
  beSignedIn()
  sessionStorage.setItem(SESSION_KEY, sent.session)
})
afterEach(() => {
  globalThis.asked = undefined
  document.body.replaceChildren()
})

test('the shapes of the cart have its lines in the order of the screen, each with its amount and what it costs', () => {
  const [first, second] = open('/cart', <CartSkeleton />)
  expect(first).toMatch(/^Burro.*\d,\d\d\u00A0€ 3 pz · Marca · 250 g$/)
  expect(second).toMatch(/^Farina 00.*\d,\d\d\u00A0€ 2 pz · Marca · 1 kg$/)
  // Where the code of the shop renders them again, they say the same.
  document.body.innerHTML = renderToStaticMarkup(<CartSkeleton />)
  expect(rows()).toEqual([first, second])
})

test('a business customer who reads prices without VAT sees them so', () => {
  const [withVat] = open('/cart', <CartSkeleton />)
  localStorage.setItem(APP_STATE_KEY, JSON.stringify({ withVat: false }))
  const [without] = open('/cart', <CartSkeleton />)
  expect(without).not.toBe(withVat)
})

test('the shapes of the till have the total of the order, and those of an empty cart nothing', () => {
  expect(open('/checkout', <CheckoutSkeleton />)).toEqual(['1.234,50\u00A0€'])
  expect(open('/checkout', <CheckoutSkeleton />, { ...cart, cartItems: [] })).toEqual([])
})

test('a cart with changes that were not sent yet is left to its screen, which knows them', () => {
  localStorage.setItem(`${UNSENT}cart`, '{}')
  expect(open('/cart', <CartSkeleton />)).toEqual([])
})
