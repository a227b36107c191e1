import { hashText } from '@cambusa/domain/text/hash-text'
import { brandCount, brandsOf, type Brand } from './brands.ts'
import type { FlatFamily } from './families.ts'
import type { Format } from './format.ts'
import type { Good } from './good.ts'

/** Product lines that brands add in a large shop. */
const LINES = [
  '',
  'Selezione',
  'Linea Chef',
  'Tradizione',
  'Gusto Pieno',
  'Ogni Giorno',
  'Prima Scelta',
  'Linea Oro',
  'Gran Gusto',
  'Fatto Bene',
  'Casa Mia',
  'Linea Blu',
  'Stagione',
  'Del Maestro',
  'Buongiorno',
  'Ricetta Antica',
  'Linea Amica',
  'Formato Famiglia',
  'Riserva di Casa',
  'Linea Festa',
  'Il Quotidiano',
  'Terra Nostra',
  'Linea Uno',
  'Anniversario',
  'Linea Bottega',
] as const

/** What one product of a family is made of. */
export interface Combination {
  good: Good
  format: Format
  brand: Brand
  line: string
  origin: string
  /** Shown in the name only where the family has several origins and this is not the first. */
  namedOrigin: string
  calibre: string
  namedCalibre: string
}

const listOf = (text: string) => (text === '' ? [''] : text.split(';').map((part) => part.trim()))

/** How many different products a family can make. */
export function combinationCount(family: FlatFamily): number {
  const { brands, origin, calibres } = family.traits
  return (
    family.goods.length *
    family.formats.length *
    brandCount(brands) *
    LINES.length *
    listOf(origin).length *
    listOf(calibres).length
  )
}

/**
 * The product at `index` of a family: first every good once, then again with other formats and brands, and only when these
 * are used up further origins, calibres and product lines. The first of a small shop are the first of a large one.
 */
export function combinationAt(family: FlatFamily, index: number, shop: string): Combination {
  const brands = brandsOf(family.traits.brands, shop)
  const origins = listOf(family.traits.origin)
  const calibres = listOf(family.traits.calibres)
  const goodIndex = index % family.goods.length
  let rest = Math.floor(index / family.goods.length)
  const take = (size: number) => {
    const value = rest % size
    rest = Math.floor(rest / size)
    return value
  }
  const formatRound = take(family.formats.length)
  const brandRound = take(brands.length)
  const originIndex = take(origins.length)
  const calibreIndex = take(calibres.length)
  const line = LINES[take(LINES.length)] ?? ''
  const formatIndex = (formatRound + goodIndex) % family.formats.length
  const brandIndex = (brandRound + hashText(family.key) + goodIndex * 3 + formatRound * 5) % brands.length
  const good = family.goods[goodIndex]
  const format = family.formats[formatIndex]
  const brand = brands[brandIndex]
  if (!good || !format || !brand) throw new RangeError(`family ${family.key} has no product ${index}`)
  const origin = origins[originIndex] ?? ''
  const calibre = calibres[calibreIndex] ?? ''
  return {
    good,
    format,
    brand,
    line,
    origin,
    namedOrigin: originIndex > 0 ? (origin.split(',').at(-1)?.trim() ?? '') : '',
    calibre,
    namedCalibre: calibreIndex > 0 ? `cal. ${calibre}` : '',
  }
}
