/**
 * Names that index.html, styles and code share about a server-rendered page. They are written here once;
 * app/ssr/page-marks.test.ts compares the places that cannot import them.
 */

/** The element that React renders into. */
export const ROOT_ID = 'root'
/** The element of the page with the answers that it was rendered from. */
export const PAGE_DATA_ID = 'page-data'

/**
 * Marks of the document, keys of its dataset: index.html sets them before the first paint, and personalising removes
 * them.
 */
export const DOCUMENT_MARKS = {
  /** The prices in the page may differ from this shopper's: they are hidden. */
  prices: 'prices',
  /** Elements that differ between customers and visitors are hidden. */
  parts: 'personal',
  /** How many rows of 'buy again' this customer's home had: their space is reserved. */
  rowsAgain: 'again',
  /** A placed order is being edited: the space of its bar is reserved, as long as that lasts. */
  editing: 'editing',
  /** The screen is of the till: nothing leads away from it. */
  till: 'till',
  /** No choice about cookies counts: the bar that asks is shown. */
  cookies: 'cookies',
} as const

/** Value of the mark of parts where the tab has nowhere to scroll back to: home lays out only what is on the screen. */
export const FRESH_TAB = 'fresh'

/** The element shows a price. */
export const PRICE = { 'data-price': '' } as const

/** The same of a product, by which app/early/own-prices.ts finds it. */
export const priceOf = (productId: number) => ({ 'data-price': productId })

/** A figure of a product that may be another one for each customer. */
export type Figure = 'now' | 'unit' | 'before' | 'unitPrice' | 'lowest' | 'percent' | 'until'

/** The element, inside one that shows a price, has this figure as its text. */
export const figure = (name: Figure) => ({ 'data-figure': name })

/** A row in the space of 'buy again', with places for its name, price and description. */
export const EARLY_ROW = { 'data-row-own': '' } as const

/** The price element has the shopper's own figures over those of the visitor. */
export const OWN_PRICE = 'data-price-own'
/** The shopper's own figure, shown instead of the element's text; its cents, which are set smaller. */
export const OWN_FIGURE = 'data-figure-own'
export const OWN_CENTS = 'data-figure-cents'

/**
 * The element differs between customers and visitors. `whole`: its content is not laid out until it is the customer's;
 * `below`: it is below an element that only customers have.
 */
export const personalised = (kind: '' | 'whole' | 'below' = '') => ({ 'data-personalised': kind })

/** Reserves the space of an element for customers until it is loaded. */
export const PERSONALISED_PENDING = { 'data-personalised-pending': '' } as const
