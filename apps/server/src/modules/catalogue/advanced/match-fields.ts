import { ascending } from '../memory/ascending.ts'
import type { TermReader } from '../words/term-reader.ts'
import { matchWord } from '../search/match-word.ts'
import { queryWords } from '../words/words.ts'

/** A text all of whose words one field of a product must contain. */
export interface FieldText {
  /** A bit of FIELD (words/term-index.ts). */
  field: number
  text: string
}

interface FieldWord {
  field: number
  terms: readonly number[]
}

/**
 * Products that contain every word of every text in its field, in rising ordinals. Words match without accents, by
 * Italian stem and by beginning; typing errors are not corrected, since each field is a condition and not a guess.
 */
export function matchFields(
  reader: TermReader,
  texts: readonly FieldText[],
  productCount: number,
): Uint32Array {
  const words = texts.flatMap(({ field, text }) => wordsOf(reader, field, text))
  const { postingStart, postings, runFields, runStart } = reader.index
  /** Number of words so far that each product contains, if it contains all of them. */
  const heldWords = new Uint8Array(productCount)
  let held = new Uint32Array()
  words.forEach(({ field, terms }, place) => {
    const found: number[] = []
    for (const term of terms) {
      for (let run = runStart[term]!; run < runStart[term + 1]!; run++) {
        if ((runFields[run]! & field) === 0) continue
        for (let i = postingStart[run]!; i < postingStart[run + 1]!; i++) {
          const ordinal = postings[i]!
          if (heldWords[ordinal] !== place) continue
          heldWords[ordinal] = place + 1
          if (place === words.length - 1) found.push(ordinal)
        }
      }
    }
    held = Uint32Array.from(found)
  })
  return ascending(held, productCount)
}

/** A text without letters and digits is a word that no product contains. */
function wordsOf(reader: TermReader, field: number, text: string): FieldWord[] {
  const words = queryWords(text)
  if (words.length === 0) return [{ field, terms: [] }]
  return words.map((word, place) => {
    const { matches } = matchWord(reader, word, place === words.length - 1)
    return { field, terms: matches.map(({ term }) => term) }
  })
}
