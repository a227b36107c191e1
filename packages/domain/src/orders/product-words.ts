/** How many words of a search in the orders count. */
const MOST_WORDS = 8

/** The words that a line of an order must contain to be found: lower case, without accents. */
export function productWords(typed: string): string[] {
  const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}
