import { FAST_SEARCH_WORDS_MAX } from '@cambusa/domain/constants'
import { addFastWords } from '@cambusa/domain/catalogue/fast-search-words'
import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { useState } from 'react'
import { useKeptChoices } from '../../lib/forms/use-kept-choices.ts'
import { announce } from '../../lib/state/announce.ts'

/** The words collected in the dialog and the text in the field. */
export interface FastWords {
  words: readonly string[]
  typed: string
  /** How many words of the last paste exceeded the limit. */
  cutCount: number
  type: (text: string) => void
  /** Adds a text, one word per line; blank lines are ignored. */
  add: (text: string) => readonly string[]
  /** Adds the typed text and clears the field (specification §4); returns all words. */
  addTyped: () => readonly string[]
  remove: (word: string) => void
  clear: () => void
}

/** `shown`: the words of the results on screen, one per line, which replace the list. */
export function useFastWords(shown: string | undefined): FastWords {
  const [words, setWords] = useKeptChoices<readonly string[]>('fast-search', () => wordsOf(shown))
  const [typed, setTyped] = useState('')
  const [cutCount, setCutCount] = useState(0)
  const [shownBefore, setShownBefore] = useState(shown)
  if (shown !== undefined && shownBefore !== shown) {
    setShownBefore(shown)
    setWords(wordsOf(shown))
  }

  const add = (text: string) => {
    const next = addFastWords(words, text)
    const count = next.words.length - words.length
    setWords(next.words)
    setCutCount(next.cutCount)
    if (count > 0) announce(fastSearchTexts.added({ count }))
    return next.words
  }
  return {
    words,
    typed,
    cutCount,
    type: setTyped,
    add,
    addTyped: () => {
      setTyped('')
      return add(typed)
    },
    remove: (word) => {
      setWords(words.filter((each) => each !== word))
      setCutCount(0)
      announce(fastSearchTexts.removed({ word }))
    },
    clear: () => {
      setWords([])
      setCutCount(0)
    },
  }
}

const wordsOf = (lines: string | undefined) => addFastWords([], lines ?? '').words

export const isFull = ({ words }: FastWords): boolean => words.length >= FAST_SEARCH_WORDS_MAX
