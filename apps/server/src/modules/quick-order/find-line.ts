import type { QuickOrderLine } from '@cambusa/contract/quick-order'
import { codesOf, readOrderLine, type OrderReading } from '@cambusa/domain/order-text/order-text-line'
import { unitOfWord, type OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import {
  alternativesTo,
  findByCode,
  findByText,
  fold,
  rankFound,
  unavailableReasonOf,
  type Assortment,
  type CatalogueIndex,
} from '../catalogue/catalogue.ts'
import { tellingWords } from './name-cover.ts'
import { rankCandidates, type Bought } from './rank-candidates.ts'

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

/** Finds the product of a line: by its code, else by its words, the likeliest reading of the line first. */
export function findLine(assortment: Assortment, line: QuickOrderLine, bought: Bought): FoundLine {
  const readings = readingsOf(line)
  return (
    byCode(assortment, line, readings) ??
    byWords(assortment, readings, bought) ??
    unknown(assortment, line, readings)
  )
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

const phrase = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The best of what has every word of a text, or, where nothing has, of what has most of them, and the words it has not. */
function search(assortment: Assortment, text: string) {
  const found = findByText(assortment, text)
  const ordinals = rankFound(assortment.index, found, found.ordinals).subarray(0, LOOKED_AT)
  return {
    ordinals: Array.from(ordinals),
    isCorrected: found.correctedQuery !== undefined,
    // A container that no name has says no less of the goods: 'acqua bottiglia vetro'.
    lost: found.leftOut.filter((word) => unitOfWord(word) === undefined),
    kept: found.leftOut.reduce((rest, word) => rest.replace(word, ' '), text),
  }
}

/** The first reading that names a product, else what most of its words name, else the first that finds one at all. */
function byWords(
  assortment: Assortment,
  readings: readonly OrderReading[],
  bought: Bought,
): FoundLine | undefined {
  let second: FoundLine | undefined
  let partly: FoundLine | undefined
  let hasPhrase = false
  for (const { subject, amount, onlyAsPhrase, isGuess, isPart } of readings) {
    const { ordinals, isCorrected, lost, kept } = search(assortment, subject)
    if (lost.length > 0 && (onlyAsPhrase || !saysEnough(subject, kept))) continue
    const isMeant = (ordinal: number) =>
      !onlyAsPhrase || phrase(assortment.index.name(ordinal)).includes(phrase(subject))
    const ranking = rankCandidates(assortment, ordinals.filter(isMeant), kept, amount, bought)
    const [best, ...others] = ranking.candidates
    if (best === undefined) continue
    hasPhrase ||= onlyAsPhrase === true
    const isSure = !isPart && lost.length === 0 && (!isGuess || (!hasPhrase && best.headPlace === 0))
    const found: FoundLine = {
      subject,
      amount,
      byCode: false,
      ordinal: best.ordinal,
      isClear: ranking.isClear && isSure,
      isCorrected,
      suggestions: others.slice(0, SUGGESTIONS).map(({ ordinal }) => ordinal),
    }
    const isNamed = best.isNamed || best.isExact
    if (isNamed && lost.length === 0) return found
    if (lost.length === 0) second ??= found
    else if (best.isAbout) partly ??= found
  }
  return partly ?? second
}

/** Whether what is left of a line still says what it is about: its first word, or half of its words. */
function saysEnough(subject: string, kept: string): boolean {
  const said = tellingWords(subject)
  const left = tellingWords(kept)
  return left.length > 0 && (left[0] === said[0] || left.length * 2 >= said.length)
}

/** Nothing has every word: what has most of them may still be meant. */
function unknown(assortment: Assortment, line: QuickOrderLine, readings: readonly OrderReading[]): FoundLine {
  const { subject, amount } = readings.find(({ onlyAsPhrase }) => !onlyAsPhrase) ?? { subject: line.text }
  const { ordinals } = search(assortment, subject)
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
