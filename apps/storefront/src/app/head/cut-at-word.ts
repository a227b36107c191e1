import { LOCALE } from '@cambusa/domain/constants'

const MORE = '…'
const signs = new Intl.Segmenter(LOCALE, { granularity: 'grapheme' })

/**
 * A text of at most so many signs as people count them, on one line: cut behind a word where it is longer, within one only
 * where that is longer than all there is room for.
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
