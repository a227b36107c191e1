import { unitOfWord } from '@cambusa/domain/order-text/order-text-units'
import { findByText, fold, queryWords, rankFound, type Assortment } from '../catalogue/catalogue.ts'

/** How many results of a search are ranked. */
const LOOKED_AT = 40

export interface Search {
  /** The text without words that occur in no product together with the others. */
  kept: string
  /** The same text after corrections. */
  text: string
  ordinals: number[]
  isCorrected: boolean
  /** Every word matches; a container that no name has may be missing ('acqua bottiglia vetro'). */
  isWhole: boolean
}

/** Text without doubled letters: 'Parmiggiano' sounds right and is no other word. */
const undoubled = (text: string) => fold(text).replace(/(\p{L})\1/gu, '$1')

/** Maximum of words searched for one line; the highest of the orders in bench/quality is 52. */
const MOST_WORDS_SOUGHT = 80

/** The searches of one line, each run once. */
export interface LineSearch {
  /** Finds nothing once the line's searches are used up. Other requests may be served before it resolves. */
  search(text: string): Promise<Search>
  /** The line has used up its searches. */
  readonly isSpent: boolean
}

/** Creates the searches of one line; `pause` yields to other requests if the work has lasted long enough. */
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

/** The best products with every word of a text, or, if there are none, with most of them. */
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
