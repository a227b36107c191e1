/** Normalises a text for comparison: without accents and in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** A test whether a text contains every typed word, in any order; undefined for an empty text. */
export function holdsWords(typed: string): ((text: string) => boolean) | undefined {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return (text) => {
    const held = plain(text)
    return words.every((word) => held.includes(word))
  }
}
