import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { Envelope, EnvelopeUser } from '@cambusa/contract/envelope'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { viewCart } from '@cambusa/contract/cart/cart'
import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { formatEuro } from '@cambusa/domain/money/money'
import { boughtLines } from '../../features/catalogue/bought/bought-plan.ts'
import { SHOWN_AT_FIRST } from '../../features/catalogue/bought/shown-at-first.ts'
import { lastByCode, LATEST_ASKED, type LastBought } from '../../features/catalogue/list/bought-asked.ts'
import type { EarlyAnswers, EarlyBody, EarlyRow } from '../../lib/api/early-answers.ts'
import { callUrl } from '../../lib/api/request.ts'
import {
  DOCUMENT_MARKS,
  EARLY_ROW,
  figure,
  OWN_CENTS,
  OWN_FIGURE,
  OWN_PRICE,
  personalised,
  PRICE,
  type Figure,
} from '../../lib/browser/page-marks.ts'
import { APP_STATE_KEY, hasUnsent } from '../../lib/browser/storage.ts'
import { figuresOf, priceParts } from '../../lib/format/shown-figures.ts'
import { shownPrice } from '../../lib/format/shown-price.ts'
import { hasSessionMarker, isOfThisSession } from '../../lib/session/session.ts'
import { mayHideVat } from '../../lib/session/may-hide-vat.ts'
import { readKept } from '../../lib/state/kept-state.ts'
import { cartRows } from './own-cart.ts'

const [MARK] = Object.keys(PRICE) as [string]
const [FIGURE] = Object.keys(figure('now')) as [string]
const [PERSONALISED] = Object.keys(personalised()) as [string]
const BELOW = `[${PERSONALISED}='below']`
const ROW = `[${Object.keys(EARLY_ROW)[0]}]`

/** What answers hold that has prices. */
interface Priced {
  products?: readonly ProductCard[]
  /** Of purchases, whose own prices are those of then. */
  cards?: readonly ProductCard[]
  category?: { proposals?: readonly ProductCard[] }
}

/**
 * Shows a shopper's own figures on a page that was rendered for a visitor, as soon as they have come and before the code
 * of the shop: over the hidden ones, by attributes that styles show, so that React finds the HTML as the server wrote
 * it. They are no longer shown when the page is personalised. In the space of 'buy again' it writes names and prices.
 */
export function showOwnPrices(early: EarlyAnswers): void {
  let first: EnvelopeUser | undefined
  const show = ({ url, sent, text }: EarlyBody) => {
    const isCart = url === callUrl(viewCart)
    if (!(isCart || isAwaited()) || globalThis.asked !== early || !isOfThisSession(sent, Date.now())) return
    const { user, data } = JSON.parse(text) as Envelope<unknown>
    first ??= user
    // A session that is over, or another company: the code of the shop says what to do.
    const isVisitor = user.userId === ANONYMOUS_USER_ID
    if (
      isVisitor === hasSessionMarker() ||
      user.userId !== first.userId ||
      user.companyId !== first.companyId
    )
      return
    const withVat = !mayHideVat(user) || readKept(APP_STATE_KEY, { withVat: true }).withVat
    // What was changed without a network is shown by the screen, which knows it.
    const lines = isCart && !hasUnsent() ? cartRows(location.pathname, data as never, withVat) : undefined
    if (lines) showRows(early, lines)
    const products = productsIn(data)
    showPrices(products, withVat)
    if (url === callUrl(listLastBought, {}, LATEST_ASKED)) {
      const rows = rowsOf(lastByCode(data as never), products, withVat)
      // Without any, the screen decides what stands in their place.
      if (rows.length > 0) marks()[DOCUMENT_MARKS.rowsAgain] ??= String(rows.length)
      showRows(early, rows)
    }
  }
  early.onBody = show
  const showAll = () => early.bodies.forEach(show)
  showAll()
  // What had not been parsed by then is shown with the rest of the page.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', () => early.onBody && showAll(), { once: true })
}

const marks = () => document.documentElement.dataset
const isAwaited = () => marks()[DOCUMENT_MARKS.prices] !== undefined

/** A product's own page is the answer itself. */
function productsIn(data: unknown): readonly ProductCard[] {
  const { products, cards, category } = (data ?? {}) as Priced
  const own = data as ProductCard | undefined
  return cards ?? products ?? category?.proposals ?? (own?.price === undefined ? [] : [own])
}

/**
 * Whether nothing but its mark hides a price, by the marks for which base.css hides elements: the browser would have to
 * style the whole page to tell.
 */
function isOnScreen(element: Element): boolean {
  const { [DOCUMENT_MARKS.parts]: parts, [DOCUMENT_MARKS.rowsAgain]: rows } = marks()
  if (parts === undefined) return true
  return (
    !element.closest(`[${PERSONALISED}]:not(${BELOW})`) && !(rows === undefined && element.closest(BELOW))
  )
}

/** Shows the products' own figures, wherever the visitor's are of the same kinds. */
function showPrices(products: readonly ProductCard[], withVat: boolean): void {
  products
    .flatMap((product) =>
      [...document.querySelectorAll(`[${MARK}="${product.productId}"]`)]
        .filter(isOnScreen)
        .map((element) => [product, element] as const),
    )
    .forEach(([product, element]) => showPrice(product, element, withVat))
}

function showPrice(product: ProductCard, element: Element, withVat: boolean): void {
  const price = shownPrice(product, withVat)
  if (!price) return
  const [whole, rest] = priceParts(price.cents)
  const figures = figuresOf(product, withVat)
  const places = new Map(
    [element, ...element.querySelectorAll(`[${FIGURE}]`)].flatMap((place) => {
      const name = place.getAttribute(FIGURE)
      return name === null ? [] : [[name as Figure, place] as const]
    }),
  )
  const now = places.get('now')
  const isSame = [...places.keys()].every((name) => name === 'now' || figures[name] !== undefined)
  const isPromoted = figures.before !== undefined
  if (places.size === 0 || !isSame || (now && places.has('before') !== isPromoted)) return
  for (const [name, place] of places) if (name !== 'now') place.setAttribute(OWN_FIGURE, figures[name]!)
  if (now) {
    // Prices without VAT say so, which those of a visitor do not.
    const unit = places.has('unit') || figures.unit === undefined ? '' : ` ${figures.unit}`
    now.setAttribute(OWN_FIGURE, whole)
    now.setAttribute(OWN_CENTS, rest + unit)
  }
  element.setAttribute(OWN_PRICE, '')
}

const rowsOf = (
  last: ReadonlyMap<string, LastBought>,
  products: readonly ProductCard[],
  withVat: boolean,
): EarlyRow[] =>
  boughtLines(last, products)
    .slice(0, SHOWN_AT_FIRST)
    .map(({ product, last: { name } }) => {
      const price = product && shownPrice(product, withVat)
      return {
        name: product?.name ?? name,
        price: price ? formatEuro(price.cents) : '',
        description: product?.description ?? '',
      }
    })

/** Writes the rows into the page, and keeps them for the shapes that the shop's code renders itself. */
function showRows(early: EarlyAnswers, rows: readonly EarlyRow[]): void {
  early.rows = rows
  document.querySelectorAll(ROW).forEach((place, index) => {
    const { name, price, description } = rows[index] ?? {}
    const leaves = [...place.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0)
    ;[name, price, description].forEach((text, part) => (leaves[part]!.textContent = text ?? ''))
  })
}
