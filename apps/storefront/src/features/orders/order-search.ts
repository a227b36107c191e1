/** The filters of the list of orders, kept in the address. */
export type OrderSearch = {
  page?: number | undefined
  /** yyyy-MM-dd, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Euros, both included. */
  min?: number | undefined
  max?: number | undefined
  /** Words of a product in them. */
  product?: string | undefined
  /** Grouped by delivery point, or with those of colleagues; by default the own ones as one list, newest first. */
  view?: 'points' | 'colleagues' | undefined
  /** The open delivery point: its addressTypeId and addressId, '2-7'. */
  point?: string | undefined
}

/** The longest text of a product that is searched (contract). */
export const PRODUCT_LENGTH = 60

const POINT = /^\d{1,3}-\d{1,15}$/

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** Euros with at most 2 decimals, decimal comma or point; undefined when it is no amount. */
export function readAmount(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) return undefined
  return Number(text.replace(',', '.'))
}

/** As the router reads it: a code of digits alone is a number there. */
const productOf = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .trim()
    .slice(0, PRODUCT_LENGTH) || undefined

/** Parses the address of the list; invalid values are left out. */
export function readOrderSearch(raw: Readonly<Record<string, unknown>>): OrderSearch {
  const page = Number(raw.page)
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    from: day(raw.from),
    to: day(raw.to),
    min: readAmount(raw.min),
    max: readAmount(raw.max),
    product: productOf(raw.product),
    view: raw.view === 'points' || raw.view === 'colleagues' ? raw.view : undefined,
    point: typeof raw.point === 'string' && POINT.test(raw.point) ? raw.point : undefined,
  }
}

export const isNarrowed = ({ from, to, min, max, product }: OrderSearch): boolean =>
  [from, to, min, max, product].some((value) => value !== undefined)
