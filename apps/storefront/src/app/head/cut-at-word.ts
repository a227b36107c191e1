import { LOCALE } from '@cambusa/domain/constants'

const MORE = '…'
const signs = new Intl.Segmenter(LOCALE, { granularity: 'grapheme' })

/**
 * A text of at most `most` characters (grapheme clusters) on one line: a longer one is cut after a word, and within a
 * word only where the word alone is too long.
 */
export function cutAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const parts = Array.from(signs.segment(line), ({ segment }) => segment)
  if (parts.length <= most) return line
  const room = parts.slice(0, most - MORE.length)
  const space = parts[room.length] === ' ' ? room.length : room.lastIndexOf(' ')
  const kept = (space > 0 ? room.slice(0, space) : room).join('')
  return kept.replace(/[\s,;:.(·-]+$/, '') + MORE
}
