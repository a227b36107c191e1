import { ownValue } from '@cambusa/domain/own-value'

// Formats as words of the search, each with its position: a query must find what is written, even a number that decides
// nothing ('400 g sgocciolato 240 g' is found by both, '60 m' by its length, '1,5' without a unit). The parser of
// @cambusa/domain/catalogue/product-format decides instead the content of one pack ('6 x 1,5 l' are nine litres, '11-25
// kg' none) and refuses impossible ones: here it would leave out what people search for.

/** A format in a text: '#1500ml', '#500g', '#x6', or '=1.5' for a decimal number without a unit in a query. */
export interface Format {
  word: string
  from: number
  to: number
}

/** The base of a unit and how many base units it is. */
const UNITS: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  ...units('g', 1000, 'kg kilo kili chilo chili chilogrammo chilogrammi kilogrammi'),
  ...units('g', 100, 'hg etto etti'),
  ...units('g', 10, 'dag'),
  ...units('g', 1, 'gr g grammo grammi'),
  ...units('ml', 1000, 'lt l litro litri'),
  ...units('ml', 100, 'dl decilitri'),
  ...units('ml', 10, 'cl centilitri'),
  ...units('ml', 1, 'ml millilitri cc'),
  ...units('cm', 100, 'mt m metro metri'),
  ...units('cm', 1, 'cm'),
}

function units(base: string, factor: number, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, [base, factor] as const]))
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  mezzo: 0.5,
  mezza: 0.5,
  mezz: 0.5,
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
}

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')

const BEFORE = '(?<![\\p{L}\\p{N}])'
const BEHIND = '(?![\\p{L}\\p{N}])'
const UNIT = longestFirst(Object.keys(UNITS))
const LONG_UNIT = longestFirst(Object.keys(UNITS).filter((unit) => unit.length > 1))
const DECIMAL = '\\d+(?:[.,]\\d+)?'
const CONTAINER =
  'confezion[ei]|conf|cf|cass[ae]|carton[ei]|pacc(?:o|hi)|scatol[ae]|set|multipack|box|fardell[oi]'
const PIECES = 'pz|pezz[io]|bottigli[ae]|confezioni'
const pattern = (source: string) => new RegExp(BEFORE + source + BEHIND, 'gu')
/** A measure may be followed directly by its count: '500mlx6'. */
const measurePattern = (source: string) => new RegExp(`${BEFORE}${source}(?:(?=[x×*]\\d)|${BEHIND})`, 'gu')

/** '6 x' before another number: '6 x 1,5 l', '6x33cl', but not the 1 of 'kg 1 x 10'. */
const TIMES = /(?<![\p{L}\p{N}.,]|(?:kg|gr|lt|ml|cl|(?<!\p{L})[gl])[.\s]{1,3})(\d{1,3})\s*[x×*]\s*(?=\d)/gu
const MEASURE = measurePattern(`(${DECIMAL})\\s*(${UNIT})`)
/**
 * 'kg 1', 'gr. 500', 'l1,5', 'g250'; any other single letter before a plain number requires a space: it may be a code.
 */
const UNIT_FIRST = measurePattern(
  `(?:(${LONG_UNIT})\\.?\\s*|([gl])(?:[.\\s]\\s*|(?=\\d+[.,]\\d)|(?<=g)(?=\\d{2,4}(?:x\\d|${BEHIND}))))(${DECIMAL})`,
)
const COUNTS = [
  pattern(`[x×]\\s*(\\d{1,3})`),
  pattern(`(\\d{1,3})\\s*(?:x|${PIECES})`),
  pattern(`(?:${PIECES})\\.?\\s*(\\d{1,3})`),
  pattern(`(?:(?:${CONTAINER})\\.?\\s*)?da\\s*(\\d{1,3})(?![.,]\\d)`),
] as const
const SPOKEN = longestFirst(Object.keys(NUMBER_WORDS))
const AND_A_HALF = pattern(`(?:(${DECIMAL}|${SPOKEN})\\s*)?(${LONG_UNIT})\\s+e\\s+mezzo`)
const FRACTION = pattern(`(\\d)/([2-9])\\s*(?:di\\s+)?(${UNIT})`)
const SPOKEN_MEASURE = pattern(`(${SPOKEN})\\s*(?:di\\s+)?(${LONG_UNIT})`)
/** 'confezione da' before a measure adds nothing. */
const CONTAINER_OF = pattern(`(?:${CONTAINER})\\.?\\s+da(?=\\s*${DECIMAL}\\s*(?:${UNIT}|${PIECES})${BEHIND})`)
const BARE_DECIMAL = pattern(`(\\d+)[.,](\\d+)`)

/** '1.500 g' is 1500 g, but '1.500 kg' is 1.5 kg: nobody sells tonnes. */
function amountOf(text: string, factor: number): number {
  const spoken = ownValue(NUMBER_WORDS, text)
  if (spoken !== undefined) return spoken
  const isThousands = factor === 1 && /^\d{1,3}\.\d{3}$/.test(text)
  return Number(isThousands ? text.replace('.', '') : text.replace(',', '.'))
}

function measure(amount: number | string, unit: string): string {
  const [base, factor] = ownValue(UNITS, unit) ?? ['g', 1]
  const value = typeof amount === 'number' ? amount : amountOf(amount, factor)
  return `#${Math.round(value * factor)}${base}`
}

/** Removes formats from a text pattern by pattern; the rest keeps its positions. */
function formatReader(text: string) {
  const formats: Format[] = []
  let rest = text
  return {
    formats,
    rest: () => rest,
    take(found: RegExp, wordOf: (...groups: (string | undefined)[]) => string) {
      rest = rest.replace(found, (whole: string, ...groups: unknown[]) => {
        const from = groups.find((group) => typeof group === 'number') ?? 0
        const texts = groups.map((group) => (typeof group === 'string' ? group : undefined))
        const word = wordOf(...texts)
        if (word !== '') formats.push({ word, from, to: from + whole.trimEnd().length })
        return ' '.repeat(whole.length)
      })
    },
  }
}

type Reader = ReturnType<typeof formatReader>

function takeNumeric(reader: Reader) {
  reader.take(TIMES, (count) => `#x${Number(count)}`)
  reader.take(MEASURE, (amount = '', unit = '') => measure(amount, unit))
  reader.take(UNIT_FIRST, (long, short, amount = '') => measure(amount, long ?? short ?? ''))
  for (const count of COUNTS) reader.take(count, (number) => `#x${Number(number)}`)
}

/** Formats in a folded text of a sheet. */
export const sheetFormats = (folded: string): string[] => readSheet(folded).formats

/** The same, with the text without them. */
export function readSheet(folded: string): { formats: string[]; rest: string } {
  const reader = formatReader(folded)
  takeNumeric(reader)
  return { formats: reader.formats.map(({ word }) => word), rest: reader.rest() }
}

/**
 * Formats in a folded query, also spoken ones ('mezzo chilo'), and the query without them, with unchanged positions.
 */
export function queryFormats(folded: string): { formats: Format[]; rest: string } {
  const reader = formatReader(folded)
  reader.take(AND_A_HALF, (amount = 'un', unit = '') => measure(amountOf(amount, 1) + 0.5, unit))
  reader.take(FRACTION, (part, whole, unit = '') => measure(Number(part) / Number(whole), unit))
  reader.take(SPOKEN_MEASURE, (amount = '', unit = '') => measure(amount, unit))
  if (/\d/.test(folded)) {
    reader.take(CONTAINER_OF, () => '')
    takeNumeric(reader)
    reader.take(BARE_DECIMAL, (whole, decimals) => `=${Number(`${whole}.${decimals}`)}`)
  }
  return { formats: reader.formats.toSorted((a, b) => a.from - b.from), rest: reader.rest() }
}

/**
 * Possible meanings of a number without a unit: '500' grams or millilitres, '1,5' kilos or litres, '6' pieces, '33'
 * centilitres.
 */
export function meaningsOfNumber(word: string): string[] {
  if (word.startsWith('=')) {
    const amount = Math.round(Number(word.slice(1)) * 1000)
    return [word, `#${amount}ml`, `#${amount}g`]
  }
  if (!/^[1-9]\d{0,4}$/.test(word)) return []
  const ofDrinks = word.length === 2 ? [`#${word}0ml`] : []
  return [`#${word}g`, `#${word}ml`, `#x${word}`, `#${word}000g`, `#${word}000ml`, ...ofDrinks]
}
