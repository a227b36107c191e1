import { numberOfDigits } from './order-text-numbers.ts'
import { foldOrderWord, unitOfWord, type UnitWord } from './order-text-units.ts'

/** The columns of an order table, by index. */
export interface OrderColumns {
  /** The shop's code first, then GTINs. */
  codes: number[]
  names: number[]
  quantity: number | undefined
  unit: number | undefined
  /** The unit of quantities, from the name of their column: 'colli', 'kg'. */
  quantityUnit: UnitWord | undefined
}

export type Row = readonly string[]

const HEADERS = {
  code: /^(?:cod(?:ice)?|code|sku|rif(?:erimento)?|(?:cod(?:ice)?|n|nr|num(?:ero)?) ?(?:art(?:icolo)?|prod(?:otto)?|int(?:erno)?)|id)$/,
  gtin: /^(?:ean|gtin|upc|barcode|bar code|ean ?-?(?:8|13|14)|gtin ?-?(?:8|13|14)|cod(?:ice)? (?:a barre|ean|gtin))$/,
  name: /^(?:nome|descr(?:izione)?|prodott[oi]|articol[oi]|art|merce|voce|descrizione (?:articolo|prodotto)|nome (?:articolo|prodotto)|product|name|description)$/,
  brand: /^(?:marca|brand|formato|pezzatura|grammatura)$/,
  quantity:
    /^(?:q(?:uanti)?ta'?|q ta|qty|quantity|ordin[ei]|da ordinare|num(?:ero)?|n|nr|pezzi|pz|q ordinata|qta ordinata|quantita (?:ordinata|richiesta))$/,
  unit: /^(?:um|u m|unita|unita di misura|unit|misura)$/,
} as const

const headerOf = (cell: string) =>
  foldOrderWord(cell)
    .replace(/[._:/()°*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Columns by the names in a row; undefined when the row is no header. */
export function columnsOfHeader(row: Row): OrderColumns | undefined {
  const names = row.map(headerOf)
  const all = (pattern: RegExp) => names.flatMap((name, place) => (pattern.test(name) ? [place] : []))
  const quantityUnits = names.map((name) => (name === '' ? undefined : unitOfWord(name)))
  const byUnit = quantityUnits.findIndex((unit) => unit !== undefined)
  const [plain] = all(HEADERS.quantity)
  const quantity = plain ?? (byUnit < 0 ? undefined : byUnit)
  const codes = [...all(HEADERS.code), ...all(HEADERS.gtin)]
  const products = all(HEADERS.name)
  const isHeader = codes.length + products.length > 0 && row.every((cell) => !/^\d[\d.,]*$/.test(cell.trim()))
  if (!isHeader || (quantity === undefined && codes.length + products.length < 2 && row.length > 1))
    return undefined
  return {
    codes,
    names: [...products, ...all(HEADERS.brand)],
    quantity,
    unit: all(HEADERS.unit)[0],
    quantityUnit: quantity === undefined ? undefined : quantityUnits[quantity],
  }
}

const isCodeCell = (cell: string) =>
  /^[A-Z0-9][A-Z0-9._/-]{3,19}$/i.test(cell) && /\d{3}/.test(cell) && !/^\d+[.,]\d{1,3}$/.test(cell)

function isQuantityCell(cell: string): boolean {
  const [number = '', unit, ...more] = cell.replace(/(\d)([a-z])/gi, '$1 $2').split(' ')
  const value = numberOfDigits(number, true)
  return (
    value !== undefined &&
    value <= 9_999 &&
    more.length === 0 &&
    (unit === undefined || unitOfWord(unit) !== undefined)
  )
}

/** Columns by the form of most of their cells, for a table without header. */
export function columnsOfCells(rows: readonly Row[]): OrderColumns {
  const places = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, place) => place)
  const mostly = (place: number, test: (cell: string) => boolean) => {
    const cells = rows.map((row) => row[place] ?? '').filter(Boolean)
    return cells.length > 0 && cells.filter(test).length >= cells.length * 0.8
  }
  const units = places.filter((place) => mostly(place, (cell) => unitOfWord(cell) !== undefined))
  const numbers = places.filter((place) => mostly(place, isQuantityCell))
  const codeLike = places.filter((place) => mostly(place, isCodeCell))
  const onlyCodes = codeLike.filter((place) => !numbers.includes(place))
  const codes = onlyCodes.length > 0 || numbers.length < 2 ? onlyCodes : codeLike.slice(0, 1)
  const free = numbers.filter((place) => !codes.includes(place))
  const whole = free.filter((place) => mostly(place, (cell) => !/[.,]/.test(cell)))
  const quantity = whole[0] ?? free[0]
  const names = places.filter(
    (place) =>
      ![...codes, ...numbers, ...units].includes(place) && mostly(place, (cell) => /\p{L}/u.test(cell)),
  )
  return { codes, names, quantity, unit: units[0], quantityUnit: undefined }
}
