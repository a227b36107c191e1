import { scaleRounded } from '../money/rounding.ts'
import { ownValue } from '../own-value.ts'
import { parseDecimal } from './decimal-text.ts'

/** Weight or volume, in the unit of unit prices. */
export type MeasureBase = 'kg' | 'l'

/** Units as labels write them: the base, and how many of the unit make one base unit. */
const MEASURES: Readonly<Record<string, readonly [base: MeasureBase, perBase: number]>> = {
  ...named(
    'kg',
    1,
    'kg kgm kilo kili chilo chili chilogrammo chilogrammi kilogrammo kilogrammi kilogram kilograms kilogramm',
  ),
  ...named('kg', 10, 'hg etto etti'),
  ...named('kg', 100, 'dag'),
  ...named('kg', 1_000, 'g gr grammo grammi gram grams gramm grammes'),
  ...named('kg', 1_000_000, 'mg'),
  ...named('l', 1, 'l lt ltr litro litri liter liters litre litres'),
  ...named('l', 10, 'dl'),
  ...named('l', 100, 'cl centilitro centilitri centiliter centilitre'),
  ...named('l', 1_000, 'ml cc millilitro millilitri milliliter millilitre'),
}

function named(base: MeasureBase, perBase: number, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, [base, perBase] as const]))
}

/** All units, longest first: for patterns. */
export const MEASURE_WORDS = Object.keys(MEASURES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The base of a unit, and how many of the unit make one base unit; undefined for other words. */
export const measureOf = (word: string) => ownValue(MEASURES, word)

const USUAL = ['kg', 'g', 'l', 'cl', 'ml']

/** The usual sign of a unit ('gr' and 'G' become 'g'), and how many make one base unit. */
export function usualUnit(word: string): { sign: string; perBase: number } | undefined {
  const told = measureOf(word.toLowerCase())
  const sign = told && USUAL.find((usual) => String(measureOf(usual)) === String(told))
  return sign === undefined ? undefined : { sign, perBase: told![1] }
}

const SMALL_UNIT = 1_000

/**
 * count × an amount of a unit, in kg or l, exact to the milligram. '1.440' before g or ml means 1440: nobody prints
 * thousandths of a gram. Undefined when it is no valid amount.
 */
export function measuredContent(
  amount: string | number,
  unit: string,
  count = 1,
): { content: number; unit: MeasureBase } | undefined {
  const measure = measureOf(unit)
  if (measure === undefined) return undefined
  const [base, perBase] = measure
  const isThousands =
    typeof amount === 'string' && perBase >= SMALL_UNIT && /^[1-9]\d{0,2}(\.\d{3})+$/.test(amount)
  const value =
    typeof amount === 'number' ? amount : parseDecimal(isThousands ? amount.split('.').join('') : amount)
  if (value === undefined) return undefined
  const content = (scaleRounded(value, 6) * count) / (perBase * 1_000_000)
  const isWeighable = Math.abs(content - scaleRounded(content, 6) / 1_000_000) <= content / 1_000
  return content > 0 && isWeighable ? { content, unit: base } : undefined
}

/** Possible kilograms per litre of goods in a shop: from crisps to honey and detergents. */
const DENSITY = { least: 0.1, most: 2.5 }

interface Measured {
  content: number
  unit: string
}

/** Whether a weight and a volume may describe the same thing, by its density. */
export function isOneThing(a: Measured, b: Measured): boolean {
  const weight = a.unit === 'kg' ? a : b
  const volume = a.unit === 'kg' ? b : a
  if (weight.unit !== 'kg' || volume.unit !== 'l') return true
  const density = weight.content / volume.content
  return density >= DENSITY.least && density <= DENSITY.most
}
