import { ownValue } from '../own-value.ts'
import { toBaseUnit, toSellingUnit } from './weight-unit.ts'

/** Measures that people type behind a number, in the spelling of the weight units; litres and kilograms are their bases. */
const MEASURES: Readonly<Record<string, readonly [unit: string, base: 'kg' | 'l']>> = {
  g: ['g', 'kg'],
  gr: ['g', 'kg'],
  grammi: ['g', 'kg'],
  hg: ['hg', 'kg'],
  etto: ['hg', 'kg'],
  etti: ['hg', 'kg'],
  kg: ['kg', 'kg'],
  kili: ['kg', 'kg'],
  chilo: ['kg', 'kg'],
  chili: ['kg', 'kg'],
  ml: ['ml', 'l'],
  l: ['l', 'l'],
  lt: ['l', 'l'],
  litri: ['l', 'l'],
}
const measureOf = (word: string) => ownValue(MEASURES, word)

/** In these '1.200' has a separator of thousands: nobody buys a thousandth of them. */
const SMALL_UNITS = ['g', 'ml']

/**
 * The quantity that is typed into a field of a unit, in that unit: '300' and '1,2 kg' in grams are 300 and 1200. undefined:
 * no number, or of a unit that this one cannot be converted to.
 */
export function typedQuantity(text: string, unit = ''): number | undefined {
  const [, digits = '', word = ''] =
    /^(\d{1,6}(?:[.,]\d{0,3})?)(\p{L}*)\.?$/u.exec(text.replace(/\s/g, '').toLowerCase()) ?? []
  if (digits === '') return undefined
  const own = unit.trim().toLowerCase()
  const typed = measureOf(word)
  const shown = measureOf(own)
  const isSmall = SMALL_UNITS.includes(typed?.[0] ?? shown?.[0] ?? '')
  const isGrouped = isSmall && (word === '' || typed !== undefined) && /^[1-9]\d{0,2}\.\d{3}$/.test(digits)
  const value = Number(isGrouped ? digits.replace('.', '') : digits.replace(',', '.'))
  if (word === '' || word === own) return value
  if (typed === undefined || shown === undefined || typed[1] !== shown[1]) return undefined
  return toSellingUnit(toBaseUnit(value, typed[0], typed[1]), shown[0], shown[1])
}
