import type { QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import {
  codesOf,
  hasTooManyWords,
  readOrderLine,
  type OrderReading,
} from '@cambusa/domain/order-text/order-text-line'
import { saysGoods } from '@cambusa/domain/order-text/order-text-courtesy'
import type { OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import {
  alternativesTo,
  findByCode,
  fold,
  isSameWord,
  unavailableReasonOf,
  type Assortment,
  type CatalogueIndex,
} from '../catalogue/catalogue.ts'
import { meaningOf, type Meaning, type Seeking, type Shelf } from './line-meaning.ts'
import type { Candidate } from './rank-candidates.ts'
import { openLineSearch } from './search-line.ts'

/** The match of a line, before its quantity is computed. */
export interface FoundLine {
  subject: string
  amount: OrderAmount | undefined
  byCode: boolean
  /** The product or the best guess; undefined: unknown. */
  ordinal: number | undefined
  isClear: boolean
  isCorrected: boolean
  suggestions: number[]
  /** The amount may mean another one, or the line names several goods: it is asked. */
  isUnsure?: true
  /** It counts sacks or drums, and no small packs. */
  isBulk?: true
  /** Words of the line were not understood, or meant in other words: not taken together with other proposals. */
  isPartly?: true
  /** It has more words than the name of one product needs, or used up all searches of a line without a match. */
  isTooLong?: true
}

const SUGGESTIONS = 6
const BULK = /(?<!\p{L})(?:sacc(?:o|hi)|fust[oi])(?!\p{L})/iu

/** Finds the product of a line: by its code, else by its words, trying the likeliest reading of the line first. */
export async function findLine(shelf: Shelf, line: QuickOrderLine): Promise<FoundLine> {
  if (hasTooManyWords(line.text) || hasTooManyWords(line.code ?? '')) return tooLong(line)
  const { assortment } = shelf
  const seeking = { ...shelf, line: openLineSearch(assortment, shelf.pause) }
  const readings = readingsOf(line)
  const found =
    (/\p{L}/u.test(line.text) ? notGoods(line) : undefined) ??
    byCode(assortment, line, readings) ??
    notGoods(line) ??
    (await byWords(seeking, readings)) ??
    (await unknown(seeking, line, readings))
  if (BULK.test(line.text)) found.isBulk = true
  if (!seeking.line.isSpent) return found
  // The searches were used up: what was found is a guess.
  return found.ordinal === undefined ? tooLong(line) : { ...found, isClear: false }
}

const tooLong = (line: QuickOrderLine): FoundLine => ({ ...nothing(line), isTooLong: true })

/** 'Togli le uova', 'tel 333 1234567', 'consegna entro le 9': nothing is proposed for them. */
const notGoods = (line: QuickOrderLine): FoundLine | undefined =>
  line.code === undefined && line.amount === undefined && !saysGoods(line.text) ? nothing(line) : undefined

const nothing = ({ text, amount }: QuickOrderLine): FoundLine => ({
  subject: text,
  amount,
  byCode: false,
  ordinal: undefined,
  isClear: false,
  isCorrected: false,
  suggestions: [],
})

function readingsOf({ text, code, amount }: QuickOrderLine): OrderReading[] {
  if (amount !== undefined) return [{ subject: text, amount }]
  return code === undefined ? readOrderLine(text) : [{ subject: text }]
}

/** The first product whose code or GTIN is a word of a text. */
function findCodeIn(index: CatalogueIndex, text: string): number | undefined {
  for (const code of codesOf(text)) {
    const found = findByCode(index, code)
    if (found !== undefined) return found
  }
  return undefined
}

function byCode(
  assortment: Assortment,
  line: QuickOrderLine,
  readings: readonly OrderReading[],
): FoundLine | undefined {
  const { index } = assortment
  const of = (ordinal: number, subject: string, amount: OrderAmount | undefined): FoundLine => {
    const isSold = unavailableReasonOf(assortment, ordinal) === undefined
    const suggestions = isSold ? [] : alternativesTo(assortment, ordinal).slice(0, SUGGESTIONS)
    return { subject, amount, byCode: true, ordinal, isClear: true, isCorrected: false, suggestions }
  }
  const given = line.code === undefined ? undefined : findByCode(index, line.code)
  if (given !== undefined) return of(given, line.code ?? line.text, line.amount)
  for (const { subject, amount, onlyAsPhrase, isUnsure } of readings) {
    const ordinal = onlyAsPhrase ? undefined : findCodeIn(index, subject)
    if (ordinal !== undefined) return { ...of(ordinal, subject, amount), ...(isUnsure ? { isUnsure } : {}) }
  }
  return undefined
}

/** The first reading that names a product, else one whose first words do, else the first that finds any product. */
async function byWords(seeking: Seeking, readings: readonly OrderReading[]): Promise<FoundLine | undefined> {
  const found: { reading: OrderReading; meaning: Meaning }[] = []
  let hasPhrase = false
  for (const reading of readings) {
    const meaning = withoutLeftOut(seeking.assortment.index, await meaningOf(seeking, reading), reading)
    const [best] = meaning?.candidates ?? []
    if (meaning === undefined || best === undefined) continue
    if (reading.onlyAsPhrase) hasPhrase = true
    // A noun was read as a unit, as in 'due sacchi neri': then a name must begin with the rest.
    if (reading.isPart || (reading.isGuess && (hasPhrase || best.headPosition !== 0))) meaning.isClear = false
    found.push({ reading, meaning })
  }
  const isNamed = ({ meaning }: (typeof found)[number]) => meaning.isWhole && meaning.candidates[0]!.isNamed
  const isAbout = ({ meaning }: (typeof found)[number]) => meaning.candidates[0]!.isAbout
  const isPlain = ({ meaning }: (typeof found)[number]) => !meaning.candidates[0]!.isSpecial
  const chosen =
    found.find((one) => isNamed(one) && isPlain(one)) ??
    found.find(isNamed) ??
    // No name matches in full, so no format can match either: prefer a reading with an amount.
    found.find((one) => isAbout(one) && one.reading.amount !== undefined) ??
    found.find(isAbout) ??
    found[0]
  if (chosen === undefined) return undefined
  const { meaning, reading } = chosen
  const [best, ...others] = eachGoodsFirst(meaning.candidates)
  // An amount in words that were not understood is offered, and asked.
  const other = meaning.isWhole
    ? undefined
    : readings.find((one) => one.amount !== undefined && !one.onlyAsPhrase)
  const amount = reading.amount ?? other?.amount
  return {
    subject: reading.subject,
    amount,
    byCode: false,
    ordinal: best!.ordinal,
    isClear: meaning.isClear,
    isCorrected: meaning.isCorrected,
    suggestions: others.slice(0, SUGGESTIONS).map(({ ordinal }) => ordinal),
    ...(reading.isUnsure || amount !== reading.amount ? { isUnsure: true } : {}),
    ...(reading.isPart || reading.isGuess || !meaning.isWhole || (!meaning.isClear && !best!.isSpelt)
      ? { isPartly: true }
      : {}),
  }
}

/** 'Tagliatelle senza uova' are no 'Tagliatelle all’uovo': products that have what is left out are not meant. */
function withoutLeftOut(
  index: CatalogueIndex,
  meaning: Meaning | undefined,
  { without }: OrderReading,
): Meaning | undefined {
  if (meaning === undefined || without === undefined) return meaning
  const has = (ordinal: number) => {
    const words = fold(index.name(ordinal)).match(/[\p{L}\p{N}]+/gu) ?? []
    return words.some(
      (word, at) => words[at - 1] !== 'senza' && without.some((left) => isSameWord(word, fold(left))),
    )
  }
  const candidates = meaning.candidates.filter(({ ordinal }) => !has(ordinal))
  return candidates.length === 0 ? undefined : { ...meaning, candidates }
}

/**
 * The best candidate of each of the goods before their other brands and sizes, because shoppers look at few candidates.
 */
function eachGoodsFirst(candidates: readonly Candidate[]): Candidate[] {
  const ofGoods = new Map(candidates.toReversed().map((candidate) => [candidate.goods, candidate]))
  const firsts = candidates.filter((candidate) => ofGoods.get(candidate.goods) === candidate)
  const once = new Map([...firsts, ...candidates].map((candidate) => [candidate.ordinal, candidate]))
  return [...once.values()]
}

/** No product has every word: products with most of them are suggested. */
async function unknown(
  seeking: Seeking,
  line: QuickOrderLine,
  readings: readonly OrderReading[],
): Promise<FoundLine> {
  const { subject, amount } = readings.find(({ onlyAsPhrase }) => !onlyAsPhrase) ?? { subject: line.text }
  const { ordinals } = await seeking.line.search(subject)
  return {
    subject,
    amount,
    byCode: false,
    ordinal: undefined,
    isClear: false,
    isCorrected: false,
    suggestions: ordinals.slice(0, SUGGESTIONS),
  }
}
