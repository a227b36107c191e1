/** Without accents and capitals, as one types in a hurry. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a text holds every typed word, in any order; undefined where nothing is typed. */
export function holdsWords(typed: string): ((text: string) => boolean) | undefined {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return (text) => {
    const held = plain(text)
    return words.every((word) => held.includes(word))
  }
}
