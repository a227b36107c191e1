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
} as const

/** The element shows a price. */
export const PRICE = { 'data-price': '' } as const

/**
 * The element differs between customers and visitors. `whole`: its content is not laid out until it is the customer's;
 * `below`: it is below an element that only customers have.
 */
export const personalised = (kind: '' | 'whole' | 'below' = '') => ({ 'data-personalised': kind })

/** Reserves the space of an element for customers until it is loaded. */
export const PERSONALISED_PENDING = { 'data-personalised-pending': '' } as const
