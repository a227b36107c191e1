import { formatEuro } from '@cambusa/domain/money/money'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'

/** A price range typed by a shopper: VAT and both limits included; null: no upper limit. */
export interface PriceRange {
  fromCents: number
  toCents: number | null
}

/**
 * Two decimals tell a typed range from a predefined one ('price:2-5'), whose upper limit is excluded (decision 041).
 */
const TYPED = /^price:(\d{1,7}\.\d{2})-(\d{1,7}\.\d{2})?$/

const inEuros = (cents: number): string => (cents / 100).toFixed(2)
const inCents = (euros: string): number => Math.round(Number(euros) * 100)

export const rangeFilter = ({ fromCents, toCents }: PriceRange): string =>
  `price:${inEuros(fromCents)}-${toCents === null ? '' : inEuros(toCents + 1)}`

/** The range in a filter of the address, if it is a typed one. */
export function rangeOf(filter: string): PriceRange | undefined {
  const [, from, to] = TYPED.exec(filter) ?? []
  return from === undefined
    ? undefined
    : { fromCents: inCents(from), toCents: to === undefined ? null : inCents(to) - 1 }
}

/** 'Da 2,00 € a 5,00 €' */
export function rangeLabel({ fromCents, toCents }: PriceRange): string {
  const from = formatEuro(fromCents)
  if (toCents === null) return listTexts.priceAtLeast({ from })
  const to = formatEuro(toCents)
  return fromCents === 0 ? listTexts.priceAtMost({ to }) : listTexts.priceBetween({ from, to })
}

/** Parses the text of a field of euros into cents: null where it is empty, undefined where it is no amount. */
export function readEuros(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s€]/g, '')
  if (plain === '') return null
  return /^\d{1,7}([.,]\d{1,2})?$/.test(plain) ? inCents(plain.replace(',', '.')) : undefined
}

/** The text of a field of euros for an amount: '2,50', '3', empty without a limit. */
export const writeEuros = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : inEuros(cents).replace('.00', '').replace('.', ',')
