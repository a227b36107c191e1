import { unitOfWord } from '@cambusa/domain/order-text/order-text-units'
import { findByText, fold, queryWords, rankFound, type Assortment } from '../catalogue/catalogue.ts'

/** So many of what a search finds are weighed. */
const LOOKED_AT = 40

export interface Search {
  /** The text without the words that nothing has together with the others. */
  kept: string
  /** The same as it was understood. */
  text: string
  ordinals: number[]
  isCorrected: boolean
  /** Every word is said by what was found; a container that no name has says no less ('acqua bottiglia vetro'). */
  isWhole: boolean
}

/** 'Parmiggiano' sounds as it should: doubled letters are a way of writing and no other word. */
const undoubled = (text: string) => fold(text).replace(/(\p{L})\1/gu, '$1')

/** What the searches of one line may cost, in words that are sought; the most of the orders of bench/quality is 52. */
const MOST_WORDS_SOUGHT = 80

/** The searches of one line, each made once. */
export interface LineSearch {
  /** Finds nothing once the line has cost too much. Others may have had their turn before it answers. */
  search(text: string): Promise<Search>
  /** The line has cost more than a line may. */
  readonly isSpent: boolean
}

/** Opens the searches of one line; `pause` lets others have their turn where the work has lasted long enough. */
export function openLineSearch(assortment: Assortment, pause: () => Promise<void>): LineSearch {
  const made = new Map<string, Search>()
  let wordsSought = 0
  return {
    async search(text) {
      const known = made.get(text)
      if (known !== undefined) return known
      wordsSought += Math.max(1, queryWords(text).length)
      if (wordsSought > MOST_WORDS_SOUGHT) return NOTHING
      await pause()
      const found = searchLine(assortment, text)
      made.set(text, found)
      await pause()
      return found
    },
    get isSpent() {
      return wordsSought > MOST_WORDS_SOUGHT
    },
  }
}

const NOTHING: Search = { kept: '', text: '', ordinals: [], isCorrected: false, isWhole: false }

/** The best of what has every word of a text, or, where nothing has, of what has most of them. */
function searchLine(assortment: Assortment, text: string): Search {
  const { correctedQuery, leftOut, ...found } = findByText(assortment, text)
  const ordinals = rankFound(assortment.index, found, found.ordinals).subarray(0, LOOKED_AT)
  const kept = leftOut.reduce((rest, word) => rest.replace(word, ' '), text)
  const wordsOf = (of: string) =>
    undoubled(of)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  return {
    kept,
    text: correctedQuery ?? kept,
    ordinals: Array.from(ordinals),
    isCorrected: correctedQuery !== undefined && wordsOf(correctedQuery) !== wordsOf(kept),
    isWhole: leftOut.every((word) => unitOfWord(word) !== undefined),
  }
}
