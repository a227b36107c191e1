import { roundQuantity } from '../quantity/quantity-step.ts'

/**
 * The unit of a written quantity:
 * - each: no unit was written, so it is the shop's own; piece: 'pz'; item: single things inside packs ('una dozzina di uova')
 * - container: bottles, tins, jars (inside a multipack too); pack: a selling unit; case, pallet: the packaging ladder
 * - kg, l: smaller and larger measures are converted to these
 */
export const ORDER_UNITS = [
  'each',
  'piece',
  'item',
  'container',
  'pack',
  'case',
  'pallet',
  'kg',
  'l',
] as const
export type OrderUnit = (typeof ORDER_UNITS)[number]

/** A quantity as it was written, before the product's quantity rule is applied. */
export interface OrderAmount {
  value: number
  unit: OrderUnit
  /** Pieces per case, where the text says it: 'casse da 12'. */
  caseSize?: number
}

export interface UnitWord {
  unit: OrderUnit
  /** How many of the unit the word stands for: 0.1 for an 'etto'. */
  factor: number
  /** False: the noun may as well begin a product's name ('sacchi neri'). */
  isSure: boolean
}

const MEASURES: readonly [words: string, unit: OrderUnit, factor: number][] = [
  ['kg kgr kgs kilo kili chilo chili chilogrammo chilogrammi chil', 'kg', 1],
  ['g gr grammo grammi', 'kg', 0.001],
  ['hg etto etti ettogrammo ettogrammi', 'kg', 0.1],
  ['quintale quintali', 'kg', 100],
  ['l lt ltr litro litri', 'l', 1],
  ['dl decilitro decilitri', 'l', 0.1],
  ['cl centilitro centilitri', 'l', 0.01],
  ['ml millilitro millilitri', 'l', 0.001],
  ['hl ettolitro ettolitri', 'l', 100],
]

const ABBREVIATIONS: readonly [words: string, unit: OrderUnit][] = [
  ['pz pezzo pezzi pcs unita', 'piece'],
  ['bt btl bot bott', 'container'],
  ['cf cfz conf confez confezione confezioni pacc sct vasch', 'pack'],
  ['ct crt ctn cart cassa casse cartone cartoni collo colli', 'case'],
  ['pallet bancale bancali', 'pallet'],
]

/** 'Latte' is milk, never the plural of 'latta'. */
const NOUNS: readonly [words: string, unit: OrderUnit][] = [
  ['bottiglia bottiglie lattina lattine barattolo barattoli vasetto vasetti brick brik', 'container'],
  ['flacone flaconi scatoletta scatolette latta rotolo rotoli tubetto tubetti', 'container'],
  ['pacco pacchi pacchetto pacchetti busta buste bustone bustoni sacco sacchi', 'pack'],
  ['sacchetto sacchetti scatola scatole vaschetta vaschette vassoio vassoi', 'pack'],
  ['secchio secchi secchiello secchielli fusto fusti tanica taniche', 'pack'],
  ['mazzo mazzi mazzetto mazzetti ciuffo ciuffi vaschettina vaschettine retina retine', 'pack'],
  ['panetto panetti forma forme rete reti', 'pack'],
  ['cassetta cassette cassettina cassettine fardello fardelli imballo imballi box', 'case'],
  ['pedana pedane', 'pallet'],
]

const unitWords = new Map<string, UnitWord>([
  ...MEASURES.flatMap(([words, unit, factor]) => entries(words, { unit, factor, isSure: true })),
  ...ABBREVIATIONS.flatMap(([words, unit]) => entries(words, { unit, factor: 1, isSure: true })),
  ...NOUNS.flatMap(([words, unit]) => entries(words, { unit, factor: 1, isSure: false })),
])

function entries(words: string, meaning: UnitWord): [string, UnitWord][] {
  return words.split(' ').map((word) => [word, meaning])
}

const BEYOND_ASCII = /[\u0080-\uffff]/
/** Longer than any known word with an accent on each of its letters. */
export const LONGEST_KNOWN_WORD = 48

/** Lower case, without accents and final full stop: the form in which words of an order are looked up. */
export function foldOrderWord(word: string): string {
  const lower = word.toLowerCase()
  // Most words are plain ASCII, and each is looked up many times.
  const bare = BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : lower
  return bare.endsWith('.') ? bare.slice(0, -1) : bare
}

/** The unit that a word names ('Kg.', 'casse', 'etti'); undefined for other words. */
export const unitOfWord = (word: string): UnitWord | undefined =>
  word.length > LONGEST_KNOWN_WORD ? undefined : unitWords.get(foldOrderWord(word))

/** Every word that names a unit. */
export const ORDER_UNIT_WORDS: readonly string[] = [...unitWords.keys()]

/** Far above any order, within the limit of the contract. */
const LARGEST_AMOUNT = 99_999_999

/** An amount of a unit; undefined below a thousandth and above the largest amount. */
export function orderAmount(value: number, { unit, factor }: Pick<UnitWord, 'unit' | 'factor'>) {
  const counted = roundQuantity(value * factor)
  return counted > 0 && counted <= LARGEST_AMOUNT ? { value: counted, unit } : undefined
}

/** Kilograms and litres: a measure behind a name may be its format. */
export const isMeasureUnit = (unit: OrderUnit): boolean => unit === 'kg' || unit === 'l'
