import { ownValue } from '../own-value.ts'
import { foldOrderWord, LONGEST_KNOWN_WORD } from './order-text-units.ts'

const UNITS = 'zero uno due tre quattro cinque sei sette otto nove'.split(' ')
const TEENS = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
  ' ',
)
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

/** 'venti' loses its last letter before a vowel: ventuno, ventotto. */
const joined = (tens: string, unit: string) => (/^[uo]/.test(unit) ? tens.slice(0, -1) : tens) + unit

const below100: readonly string[] = [
  ...UNITS,
  ...TEENS,
  ...TENS.flatMap((tens) => [tens, ...UNITS.slice(1).map((unit) => joined(tens, unit))]),
]

/** Words for the whole numbers from 1 to 999, and for halves. */
const wordNumbers = new Map<string, number>([
  ...below100.slice(1).map((word, place): [string, number] => [word, place + 1]),
  ['un', 1],
  ['una', 1],
  ["un'", 1],
  ...['du', "du'", 'doje', 'dui'].map((word): [string, number] => [word, 2]),
  ...['nu', "n'"].map((word): [string, number] => [word, 1]),
  ["'na", 1],
  ['na', 1],
  ['mille', 1000],
  ['duemila', 2000],
  ['mezzo', 0.5],
  ['mezza', 0.5],
  ...hundreds(),
])

function hundreds(): [string, number][] {
  return UNITS.slice(1).flatMap((unit, place): [string, number][] => {
    const name = place === 0 ? 'cento' : `${unit}cento`
    const rest = below100
      .slice(1)
      .map((word, n): [string, number] => [name + word, (place + 1) * 100 + n + 1])
    return [[name, (place + 1) * 100], ...rest]
  })
}

/** Nouns that count single things: 'una dozzina', 'un paio', 'una ventina'. */
const GROUPS: Readonly<Record<string, number>> = {
  dozzina: 12,
  dozzine: 12,
  paio: 2,
  paia: 2,
  coppia: 2,
  coppie: 2,
  decina: 10,
  decine: 10,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  quarantina: 40,
  cinquantina: 50,
  centinaio: 100,
  centinaia: 100,
}

const isTooLong = (word: string) => word.length > LONGEST_KNOWN_WORD

export const groupOfWord = (word: string): number | undefined =>
  isTooLong(word) ? undefined : ownValue(GROUPS, foldOrderWord(word))

/** The number of a word, 1 to 999 or a half; the caller adds 'mezzo' after a unit. */
export const numberOfWord = (word: string): number | undefined =>
  isTooLong(word) ? undefined : wordNumbers.get(foldOrderWord(word))

/** Every word that means a number or a group. */
export const ORDER_NUMBER_WORDS: readonly string[] = [...wordNumbers.keys(), ...Object.keys(GROUPS)]

const isThousands = (text: string) => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)

/**
 * A positive number in digits: '3', '1,5', '1.5', '3/4' ('10/12' is no fraction: ten to twelve were meant). '1.000' is
 * 1000 for counted things and 1 for kilograms or litres: nobody orders by the tonne. Undefined for 0, leading zeros ('00')
 * and anything else.
 */
export function numberOfDigits(text: string, isMeasured: boolean): number | undefined {
  const fraction = /^(1\/2|1\/3|1\/4|3\/4|1\/8)$/.exec(text)
  if (fraction) return Number(text[0]) / Number(text[2])
  if (!isMeasured && isThousands(text)) return Number(text.replaceAll('.', ''))
  if (!/^(?:0|[1-9]\d{0,7})(?:[.,]\d{1,3})?$/.test(text)) return undefined
  const value = Number(text.replace(',', '.'))
  return value > 0 ? value : undefined
}
