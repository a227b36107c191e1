import { numberOfWord } from './order-text-numbers.ts'

/** Holds words together and keeps a number from being read as an amount; removed from what is searched for. */
const TIE = '\u2060'

/** Behind a number these describe the goods: ages, alcohol, sizes, layers. */
const DESCRIBES = 'mesi|mese|anni|giorni|gg|gradi|cm|mm|mt|metri|m|veli|strappi|watt|w'
const DESCRIBED = new RegExp(
  `(?<![\\p{L}\\d.,/])(\\d{1,4}(?:[.,/-]\\d{1,3})?)\\s*(${DESCRIBES})\\.?(?![\\p{L}\\d'])`,
  'giu',
)
const SAID_AGE = /(?<![\p{L}])(\p{L}+)\s+(mesi|anni)(?![\p{L}])/giu
const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|per ?cento(?![\p{L}]))/giu
/** A vintage behind a name, where no code stands in the line. */
const VINTAGE =
  /(?<=\p{L}\.?\s+)((?:19[5-9]|20[0-4])\d)(?![\d.,/x]|\s*(?:g|gr|grammi|ml|cl|l|lt|kg|pz|pezzi|conf|cf)(?![\p{L}]))/giu
/** Sizes of tins: '3/1', '4/4'. */
const TIN_SIZE = /(?<![\d/])([1-9]\/1|4\/4|2\/2)(?![\d/])/g

/** A line in which numbers that describe the goods are no amounts: '24 mesi', '70 %', 'Chianti 2019', 'pelati 3/1'. */
export function protectDescriptions(text: string): string {
  const told = text
    .replace(SAID_AGE, (all, word: string, unit: string) => {
      const value = numberOfWord(word)
      return value === undefined || value < 1 ? all : `${TIE}${value}${TIE}${unit}`
    })
    .replace(PERCENT, (_all, value: string) => `${TIE}${value}%`)
    .replace(DESCRIBED, (_all, value: string, unit: string) => `${TIE}${value}${TIE}${unit}`)
    .replace(TIN_SIZE, (_all, size: string) => `${TIE}${size}`)
  return /\d{5}/.test(told) ? told : told.replace(VINTAGE, (_all, year: string) => `${TIE}${year}`)
}

/** The words of a token as they were written. */
export const unprotected = (token: string): string => token.replaceAll(TIE, ' ').trim()

/** Whether a text contains a number that describes goods by a size that amounts are ordered in: a tin. */
export const hasTinSize = (tokens: readonly string[]): boolean =>
  tokens.some((token) => /^\u2060\d\/\d$/.test(token))
