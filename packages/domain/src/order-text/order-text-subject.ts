import { unprotected } from './order-text-protected.ts'
import { isWhole } from './order-text-tokens.ts'
import { unitOfWord } from './order-text-units.ts'

const LABELS = /^(?:(?:cod(?:ice)?|art(?:icolo)?|ean|gtin|sku|rif)\.?:?|#)$/i

/** Whether a token has a letter. */
export const hasLetters = (token: string) => /\p{L}/u.test(token)
/** Whether a token may be an article code. */
export const isCodeLike = (token: string) => /^\d{4,}$/.test(token) || (/\d/.test(token) && token.length >= 3)

/** A token without the signs around a code or quantity. */
export const plain = (token: string) => token.replace(/^#/, '').replace(/^[:=]+|[:=]+$/g, '')

/** 'da 6' becomes the shop's format 'x 6'; 'da' before a measure is dropped. */
export function subjectOf(tokens: readonly string[], format: readonly string[] = []): string {
  const words: string[] = []
  const told = tokens.map(plain).filter((token) => token && !LABELS.test(token))
  told.forEach((token, i) => {
    const isCount = token === 'da' && isWhole(told[i + 1])
    if (!isCount) words.push(token)
    else if (told[i + 2] === undefined || !unitOfWord(told[i + 2]!)) words.push('x')
  })
  return [...words.map(unprotected), ...format].join(' ')
}

/** Index of the first word that names a product, or of a number longer than any quantity; -1 for none. */
export function placeOfName(tokens: readonly string[]): number {
  const words = tokens.map(plain)
  return words.findIndex((token, i) => {
    if (hasLetters(token)) return token.length > 1 && !(unitOfWord(token) && i > 0 && isWhole(words[i - 1]))
    return isCodeLike(token)
  })
}

/** Whether words name a product. */
export const namesProduct = (tokens: readonly string[]) => placeOfName(tokens) >= 0
