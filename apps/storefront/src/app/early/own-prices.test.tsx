import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { listLastBought } from '@cambusa/contract/orders/orders'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BoughtShapes } from '../../features/catalogue/bought/bought-shapes.tsx'
import { LATEST_ASKED } from '../../features/catalogue/list/bought-asked.ts'
import { ProductRibbon } from '../../features/catalogue/card/product-ribbon.tsx'
import type { EarlyAnswers } from '../../lib/api/early-answers.ts'
import { callUrl } from '../../lib/api/request.ts'
import {
  DOCUMENT_MARKS,
  EARLY_ROW,
  figure,
  OWN_CENTS,
  OWN_FIGURE,
  OWN_PRICE,
  personalised,
} from '../../lib/browser/page-marks.ts'
import { SESSION_KEY } from '../../lib/session/session.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'
import { sessionOf } from '../../testing/network.ts'
import { ProductPrice } from '../../ui/product/product-price.tsx'
import { showOwnPrices } from './own-prices.ts'

const PROMOTION = { discount: 20, endDate: '2026-12-01' } as ListedProduct['warehousePromo'] & object
const ROW = `[${Object.keys(EARLY_ROW)[0]}]`
const FIGURE = `[${Object.keys(figure('now'))[0]}]`
const marks = document.documentElement.dataset
const sent = { session: sessionOf(CUSTOMER), account: null }

/** The page as it was rendered for a visitor. */
const show = (page: ReactNode) => {
  const parsed = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html')
  document.body.replaceChildren(...parsed.body.childNodes)
}
const cardOf = (product: ProductCard) => (
  <div>
    <ProductRibbon product={product} />
    <ProductPrice product={product} />
  </div>
)

/** Lets one answer after the other come; `user` is whom they are for. */
function come(...answers: { url?: string; data: unknown; user?: object; by?: typeof sent }[]) {
  const early: EarlyAnswers = { ids: [sent], calls: {}, bodies: [], settled: Promise.resolve() }
  globalThis.asked = early
  showOwnPrices(early)
  for (const { url = '/products', data, user = CUSTOMER, by = sent } of answers)
    early.onBody?.({ url, sent: by, text: JSON.stringify({ user, data }) })
}

const textsOf = (attribute: string) =>
  [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute))
const isShown = () => document.querySelector(`[${OWN_PRICE}]`) !== null

beforeEach(() => {
  beSignedIn()
  sessionStorage.setItem(SESSION_KEY, sent.session)
  marks[DOCUMENT_MARKS.prices] = 'coming'
})
afterEach(() => {
  globalThis.asked = undefined
  delete marks[DOCUMENT_MARKS.prices]
  delete marks[DOCUMENT_MARKS.parts]
  delete marks[DOCUMENT_MARKS.rowsAgain]
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const unitPrice = { price: 4.2, unit: 'kg' }

describe('a customer’s own figures before the code of the shop', () => {
  test.each<[string, Partial<ListedProduct>, Partial<ListedProduct>]>([
    ['a price', { price: 12.34 }, { price: 9.05 }],
    ['a unit price', { price: 2.1, unitPrice }, { price: 1.98, unitPrice: { ...unitPrice, price: 3.96 } }],
    ['by weight', { price: 20, variableWeight: true, priceUnitDisplay: 'kg' }, { price: 18.5 }],
    [
      'a promotion',
      { price: 2, priceStandardDisplay: 2.5, lowestPrice30Days: 1.9, warehousePromo: PROMOTION },
      {
        price: 1.6,
        priceStandardDisplay: 2,
        lowestPrice30Days: 1.5,
        warehousePromo: { ...PROMOTION, discount: 25, endDate: '2026-12-24' },
      },
    ],
  ])('%s is the one that the screen will show', (_, everybodys, hers) => {
    const visitors = buildProduct(1, everybodys)
    const own = { ...visitors, ...hers }
    show(cardOf(own))
    const wanted = [...document.querySelectorAll(FIGURE)].map((element) => element.textContent)
    show(cardOf(visitors))
    const before = document.body.textContent
    come({ data: { products: [own] } })
    const got = [...document.querySelectorAll(FIGURE)].map(
      (element) => (element.getAttribute(OWN_FIGURE) ?? '') + (element.getAttribute(OWN_CENTS) ?? ''),
    )
    expect(got).toEqual(wanted)
    expect(wanted.length).toBeGreaterThan(0)
    // React will find the HTML as the server wrote it.
    expect(document.body.textContent).toBe(before)
  })

  test('without VAT where she has chosen that', () => {
    localStorage.setItem('cambusa.app', JSON.stringify({ withVat: false }))
    show(cardOf(buildProduct(1, { price: 12.2, vatRate: 22, unitPrice: null })))
    come({ data: { products: [buildProduct(1, { price: 10.98, vatRate: 22, unitPrice: null })] } })
    expect([textsOf(OWN_FIGURE)[0], textsOf(OWN_CENTS)[0]]).toEqual(['9', ',00\u00a0€ + IVA'])
  })

  test.each<[string, Parameters<typeof come>[0][]]>([
    ['of another session', [{ data: {}, by: { session: 'another', account: null } }]],
    ['of a session that is over', [{ data: {}, user: { userId: -1 } }]],
    ['of another company', [{ data: {} }, { data: {}, user: { ...CUSTOMER, companyId: 99 } }]],
  ])('never those %s', (_, answers) => {
    const product = buildProduct(1, { price: 12.34 })
    show(cardOf(product))
    const last = answers.pop()!
    come(...answers, { ...last, data: { products: [product] } })
    expect(isShown()).toBe(false)
  })

  test('what only she has in a promotion waits for its screen', () => {
    show(cardOf(buildProduct(1, { price: 2.5 })))
    come({ data: { products: [buildProduct(1, { price: 2, priceStandardDisplay: 2.5 })] } })
    expect(isShown()).toBe(false)
  })

  test.each([
    ['hidden in a part that differs for customers', '' as const, {}, false],
    ['hidden below rows whose number is not known', 'below' as const, {}, false],
    ['shown below rows whose number is known', 'below' as const, { [DOCUMENT_MARKS.rowsAgain]: '3' }, true],
  ])('a price is %s', (_, kind, known, shown) => {
    const product = buildProduct(1, { price: 2.5 })
    Object.assign(marks, { [DOCUMENT_MARKS.parts]: '' }, known)
    show(<div {...personalised(kind)}>{cardOf(product)}</div>)
    come({ data: { products: [product] } })
    expect(isShown()).toBe(shown)
  })
})

test('the rows of ‘buy again’ have names and prices as soon as the answers tell them', () => {
  const product = buildProduct(1, { name: 'Burro', price: 2.12, description: '250 g' })
  const last = {
    code: product.code,
    name: 'Burro di allora',
    quantity: 1,
    price: 2,
    lastBoughtAt: '2026-11-01T08:00:00Z',
  }
  const gone = { ...last, code: 'gone', name: 'Un prodotto che non c’è più' }
  show(<BoughtShapes count={8} />)
  const data = { products: [last, gone], cards: [product] }
  come({ url: callUrl(listLastBought, {}, LATEST_ASKED), data })
  const rows = () => [...document.querySelectorAll(ROW)].map(({ textContent }) => textContent.trim())
  expect(rows().slice(0, 3)).toEqual(['Burro2,12\u00a0€ 250 g', gone.name, ''])
  expect(marks[DOCUMENT_MARKS.rowsAgain]).toBe('2')
  // The shapes that the shop's code renders itself say the same.
  show(<BoughtShapes count={2} />)
  expect(rows()).toEqual(['Burro2,12\u00a0€ 250 g', gone.name])
})
