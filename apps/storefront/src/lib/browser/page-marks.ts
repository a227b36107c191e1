/**
 * Names that index.html, styles and code share about a server-rendered page. They are written here once;
 * app/ssr/page-marks.test.ts compares the places that cannot import them.
 */

/** The element that React renders into. */
export const ROOT_ID = 'root'
/** The element of the page that holds the answers that it was rendered from. */
export const PAGE_DATA_ID = 'page-data'

/** Marks of the document, which index.html sets before the first paint and personalising takes away: keys of its dataset. */
export const DOCUMENT_MARKS = {
  /** The prices in the page may not be those of this shopper: they are hidden. */
  prices: 'prices',
  /** Parts that a customer sees otherwise than a visitor are hidden. */
  parts: 'personal',
  /** How many rows of 'buy again' this customer's home had: so much room is kept for them. */
  rowsAgain: 'again',
} as const

/** Shows a price. */
export const PRICE = { 'data-price': '' } as const

/**
 * Looks otherwise to a customer than to a visitor. `whole`: it is not laid out before it is the customer's own; `below`: it
 * stands below something that only customers have.
 */
export const personalised = (kind: '' | 'whole' | 'below' = '') => ({ 'data-personalised': kind })

/** Stands where a part of a customer will be, until it has come. */
export const PERSONALISED_PENDING = { 'data-personalised-pending': '' } as const
