import type { PricedContent, ToldUnitPrice } from '@cambusa/domain/catalogue/priced-content'
import { unitOfPrice } from '@cambusa/domain/catalogue/unit-price-text'
import { formatEuro } from '@cambusa/domain/money/money'
import { storedContent } from '@cambusa/domain/money/unit-price'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { ImportField } from '../rows/import-kind.ts'
import type { RowReader } from '../rows/row-reader.ts'

/**
 * Names of price columns. More specific ones come first: beside 'prezzo ivato' a column 'prezzo' is the price without
 * VAT.
 */
export const PRICE_HEADERS = [
  'prezzo ivato',
  'prezzo iva inclusa',
  'prezzo iva compresa',
  'prezzo al pubblico',
  'prezzo vendita al pubblico',
  'prezzo di vendita',
  'prezzo vendita',
  'gross price',
  'price incl vat',
  'retail price',
  'bruttopreis',
  'verkaufspreis',
  'prix ttc',
  'prix de vente',
  'prezzo',
  'price',
  'preis',
  'prix',
] as const

/** Fields beside a price by which it is checked. */
export const unitPriceFields = {
  unitPrice: {
    headers: [
      'prezzo unitario',
      'prezzo al kg',
      'prezzo per unità',
      'unit price',
      'price per unit',
      'grundpreis',
      'prix au kilo',
    ],
    isDecimal: true,
  },
  unitPriceUnit: { headers: ['unità del prezzo', 'unit price unit', 'unit type'] },
  tinyPrice: { headers: ['prezzo sotto i 2 centesimi', 'price below two cents'] },
} as const satisfies Record<string, ImportField>

const MAX_UNIT_PRICE = 10_000_000
const { reasons, repairs } = importTexts

/** The content of a price cell: a price, or a unit price ('16,63 € / kg'). */
export type ReadPrice = { cents: number } | { told: ToldUnitPrice }

const perBase = (euros: number, size: number) => Math.round((euros / size) * 1e9) / 1e9

/** Whether the row allows a price below 2 cents. */
export const mayBeTiny = (row: RowReader): boolean => row.flag('tinyPrice') === true

/** The price of a row; undefined if the cell is empty or was refused. */
export function readPrice(row: RowReader): ReadPrice | undefined {
  const read = row.amount('price')
  if (read === undefined) return undefined
  if (read.per === '') {
    const cents = row.cents('price', read.value, mayBeTiny(row))
    return cents === undefined ? undefined : { cents }
  }
  const told = toldOf(row, 'price', read.value, read.per)
  return told && { told }
}

/** The unit price of a row; undefined if there is none: 0 means missing. */
export function readUnitPrice(row: RowReader): ToldUnitPrice | undefined {
  const read = row.amount('unitPrice')
  if (read === undefined || read.value === 0) return undefined
  const column = row.text('unitPriceUnit')
  const told = toldOf(row, 'unitPrice', read.value, read.per || column)
  if (told === undefined || read.per === '' || column === '') return told
  return unitOfPrice(column).unit === told.unit ? told : { ...told, unit: 'other' }
}

function toldOf(row: RowReader, field: string, value: number, per: string): ToldUnitPrice | undefined {
  if (value <= 0) return row.refuse(field, row.text(field), reasons.notPositive)
  const { unit, size } = unitOfPrice(per)
  const euros = perBase(value, size)
  return euros > MAX_UNIT_PRICE
    ? row.refuse(field, row.text(field), reasons.tooLarge({ max: MAX_UNIT_PRICE }))
    : { euros, unit, size }
}

/** '6,95 €/kg'. */
export const unitPriceText = (euros: number, unit: string | undefined): string =>
  unit === undefined || unit === 'other'
    ? formatEuro(Math.round(euros * 100))
    : `${formatEuro(Math.round(euros * 100))}/${unit}`

/** The reason for refusing a price that is far from unit price × content. */
export function farPrice(
  cents: number,
  told: ToldUnitPrice,
  { content, expectedCents }: Extract<PricedContent, { is: 'far' }>,
): string {
  const size = storedContent(content.content, content.unit)
  return reasons.priceFar({
    price: formatEuro(cents),
    unitPrice: unitPriceText(told.euros, told.unit),
    content: `${formatAmount(size.content)} ${size.unit}`,
    expected: formatEuro(expectedCents),
  })
}

/** The reason for refusing goods by weight whose unit price differs from their price. */
export const loosePrice = (cents: number, told: ToldUnitPrice): string =>
  reasons.loosePrice({ price: formatEuro(cents), unitPrice: unitPriceText(told.euros, told.unit) })

/** Why a product is shown without a unit price; `word` is the file's word for a unit that the shop does not use. */
export function contradiction(told: ToldUnitPrice, found: PricedContent, word = ''): string {
  const text = `${unitPriceText(told.euros, told.unit)}${told.unit === 'other' && word !== '' ? ` (${word})` : ''}`
  const shown = found.is === 'contradicted' ? found.shown : undefined
  return shown === undefined
    ? repairs.unitPriceUnproved({ told: text })
    : repairs.unitPriceContradicted({ told: text, shown: unitPriceText(shown.cents / 100, shown.unit) })
}
