import type { QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import {
  codesOf,
  hasTooManyWords,
  readOrderLine,
  type OrderReading,
} from '@cambusa/domain/order-text/order-text-line'
import type { OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import {
  alternativesTo,
  findByCode,
  unavailableReasonOf,
  type Assortment,
  type CatalogueIndex,
} from '../catalogue/catalogue.ts'
import { meaningOf, type Meaning, type Seeking, type Shelf } from './line-meaning.ts'
import type { Candidate } from './rank-candidates.ts'
import { openLineSearch } from './search-line.ts'

/** What a line was found to mean, before its quantity is worked out. */
export interface FoundLine {
  subject: string
  amount: OrderAmount | undefined
  byCode: boolean
  /** The product or the best guess; undefined: unknown. */
  ordinal: number | undefined
  isClear: boolean
  isCorrected: boolean
  suggestions: number[]
  /** It has more words than one thing is asked for in, or cost all the searches that a line may and nothing was found. */
  isTooLong?: true
}

const SUGGESTIONS = 6

/** Finds the product of a line: by its code, else by its words, the likeliest reading of the line first. */
export async function findLine(shelf: Shelf, line: QuickOrderLine): Promise<FoundLine> {
  if (hasTooManyWords(line.text) || hasTooManyWords(line.code ?? '')) return tooLong(line)
  const { assortment } = shelf
  const seeking = { ...shelf, line: openLineSearch(assortment, shelf.pause) }
  const readings = readingsOf(line)
  const found =
    byCode(assortment, line, readings) ??
    (await byWords(seeking, readings)) ??
    (await unknown(seeking, line, readings))
  if (!seeking.line.isSpent) return found
  // Not everything was looked for: what was found is a guess.
  return found.ordinal === undefined ? tooLong(line) : { ...found, isClear: false }
}

const tooLong = ({ text, amount }: QuickOrderLine): FoundLine => ({
  subject: text,
  amount,
  byCode: false,
  ordinal: undefined,
  isClear: false,
  isCorrected: false,
  suggestions: [],
  isTooLong: true,
})

function readingsOf({ text, code, amount }: QuickOrderLine): OrderReading[] {
  if (amount !== undefined) return [{ subject: text, amount }]
  return code === undefined ? readOrderLine(text) : [{ subject: text }]
}

/** The first product that a word of a text names by its code or GTIN. */
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
  for (const { subject, amount, onlyAsPhrase } of readings) {
    const ordinal = onlyAsPhrase ? undefined : findCodeIn(index, subject)
    if (ordinal !== undefined) return of(ordinal, subject, amount)
  }
  return undefined
}

/** The first reading that names a product, else what its first words name, else the first that finds one at all. */
async function byWords(seeking: Seeking, readings: readonly OrderReading[]): Promise<FoundLine | undefined> {
  const found: { reading: OrderReading; meaning: Meaning }[] = []
  let hasPhrase = false
  for (const reading of readings) {
    const meaning = await meaningOf(seeking, reading)
    const [best] = meaning?.candidates ?? []
    if (meaning === undefined || best === undefined) continue
    if (reading.onlyAsPhrase) hasPhrase = true
    // A noun was taken for a unit, 'due sacchi neri': then what is left must begin a name.
    if (reading.isPart || (reading.isGuess && (hasPhrase || best.headPosition !== 0))) meaning.isClear = false
    found.push({ reading, meaning })
  }
  const isNamed = ({ meaning }: (typeof found)[number]) => meaning.isWhole && meaning.candidates[0]!.isNamed
  const isAbout = ({ meaning }: (typeof found)[number]) => meaning.candidates[0]!.isAbout
  const isPlain = ({ meaning }: (typeof found)[number]) => !meaning.candidates[0]!.isSpecial
  const chosen =
    found.find((one) => isNamed(one) && isPlain(one)) ??
    found.find(isNamed) ??
    // What nothing is called wholly has no format to look for either: the amount is one.
    found.find((one) => isAbout(one) && one.reading.amount !== undefined) ??
    found.find(isAbout) ??
    found[0]
  if (chosen === undefined) return undefined
  const { meaning, reading } = chosen
  const [best, ...others] = eachGoodsFirst(meaning.candidates)
  return {
    subject: reading.subject,
    amount: reading.amount,
    byCode: false,
    ordinal: best!.ordinal,
    isClear: meaning.isClear,
    isCorrected: meaning.isCorrected,
    suggestions: others.slice(0, SUGGESTIONS).map(({ ordinal }) => ordinal),
  }
}

/** The best of each goods before their other brands and sizes: few candidates are looked at. */
function eachGoodsFirst(candidates: readonly Candidate[]): Candidate[] {
  const ofGoods = new Map(candidates.toReversed().map((candidate) => [candidate.goods, candidate]))
  const firsts = candidates.filter((candidate) => ofGoods.get(candidate.goods) === candidate)
  const once = new Map([...firsts, ...candidates].map((candidate) => [candidate.ordinal, candidate]))
  return [...once.values()]
}

/** Nothing has every word: what has most of them may still be meant. */
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
