import type { QuickOrderLine } from '@cambusa/contract/quick-order'
import { codesOf, readOrderLine, type OrderReading } from '@cambusa/domain/order-text/order-text-line'
import type { OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import {
  alternativesTo,
  findByCode,
  findByText,
  fold,
  rankFound,
  unavailableReasonOf,
  type CatalogueIndex,
  type Shelf,
} from '../catalogue/catalogue.ts'
import { rankCandidates } from './rank-candidates.ts'

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
}

/** So many of what a search finds are weighed. */
const LOOKED_AT = 40
const SUGGESTIONS = 6

type Bought = ReadonlyMap<string, unknown>

/** Finds the product of a line: by its code, else by its words, the likeliest reading of the line first. */
export function findLine(shelf: Shelf, line: QuickOrderLine, bought: Bought): FoundLine {
  const readings = readingsOf(line)
  return byCode(shelf, line, readings) ?? byWords(shelf, readings, bought) ?? unknown(shelf, line, readings)
}

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
  shelf: Shelf,
  line: QuickOrderLine,
  readings: readonly OrderReading[],
): FoundLine | undefined {
  const { index } = shelf
  const of = (ordinal: number, subject: string, amount: OrderAmount | undefined): FoundLine => {
    const isSold = unavailableReasonOf(shelf, ordinal) === undefined
    const suggestions = isSold ? [] : alternativesTo(shelf, ordinal).slice(0, SUGGESTIONS)
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

const phrase = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The best of what has every word of a text, or, where nothing has, of what has most of them. */
function search(shelf: Shelf, text: string) {
  const found = findByText(shelf, text)
  const { correctedQuery, leftOut } = found
  const ordinals = rankFound(shelf.index, found, found.ordinals).subarray(0, LOOKED_AT)
  return {
    ordinals: Array.from(ordinals),
    isCorrected: correctedQuery !== undefined,
    isWhole: leftOut.length === 0,
  }
}

/** The first reading that names a product, else the first that finds one at all. */
function byWords(shelf: Shelf, readings: readonly OrderReading[], bought: Bought): FoundLine | undefined {
  let second: FoundLine | undefined
  for (const { subject, amount, onlyAsPhrase, isGuess } of readings) {
    const { ordinals, isCorrected, isWhole } = search(shelf, subject)
    const isMeant = (ordinal: number) =>
      isWhole && (!onlyAsPhrase || phrase(shelf.index.name(ordinal)).includes(phrase(subject)))
    const { candidates, isClear } = rankCandidates(shelf, ordinals.filter(isMeant), subject, amount, bought)
    const [best, ...others] = candidates
    if (best === undefined) continue
    const found: FoundLine = {
      subject,
      amount,
      byCode: false,
      ordinal: best.ordinal,
      isClear: isClear && !isGuess,
      isCorrected,
      suggestions: others.slice(0, SUGGESTIONS).map(({ ordinal }) => ordinal),
    }
    if (best.isNamed || best.isExact) return found
    second ??= found
  }
  return second
}

/** Nothing has every word: what has most of them may still be meant. */
function unknown(shelf: Shelf, line: QuickOrderLine, readings: readonly OrderReading[]): FoundLine {
  const { subject, amount } = readings.find(({ onlyAsPhrase }) => !onlyAsPhrase) ?? { subject: line.text }
  const { ordinals } = search(shelf, subject)
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
