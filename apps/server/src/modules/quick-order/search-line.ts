import { unitOfWord } from '@cambusa/domain/order-text/order-text-units'
import { findByText, fold, rankFound, type Assortment } from '../catalogue/catalogue.ts'

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

/** The best of what has every word of a text, or, where nothing has, of what has most of them. */
export function searchLine(assortment: Assortment, text: string): Search {
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
