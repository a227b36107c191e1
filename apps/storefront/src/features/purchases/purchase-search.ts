import { SHOP_MONTH } from '@cambusa/domain/time/months'

/** How the purchases are divided below the months. */
export const VIEWS = ['category', 'product', 'deliveryPoint', 'company', 'prices'] as const
export type PurchaseView = (typeof VIEWS)[number]

/** What the screen of purchases shows, kept in the address. */
export type PurchaseSearch = {
  /** yyyy-MM, both included; by default the last 12 months. */
  from?: string | undefined
  to?: string | undefined
  /** company_id; by default that of the session. */
  company?: number | undefined
  /** By default the categories. */
  by?: PurchaseView | undefined
  /** The months as a table; by default as a chart. */
  show?: 'table' | undefined
  /** Of the prices. */
  page?: number | undefined
}

const MONTH = new RegExp(SHOP_MONTH)

const month = (value: unknown): string | undefined =>
  typeof value === 'string' && MONTH.test(value) ? value : undefined

const positive = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Parses the address of the screen; invalid values are left out. */
export function readPurchaseSearch(raw: Readonly<Record<string, unknown>>): PurchaseSearch {
  return {
    from: month(raw.from),
    to: month(raw.to),
    company: positive(raw.company),
    by: VIEWS.find((view) => view === raw.by && view !== 'category'),
    show: raw.show === 'table' ? 'table' : undefined,
    page: positive(raw.page),
  }
}
