import { ANONYMOUS_USER_ID, SEARCHED_WORD_DAYS } from '@cambusa/domain/constants'
import { dropOldWords, saveSearchedWord, type SearchedWord } from '@cambusa/domain/catalogue/searched-words'
import { create } from 'zustand'
import { keptState } from './kept-state.ts'
import { hasSessionMarker } from '../session/session.ts'
import { SEARCHES_KEY } from '../browser/storage.ts'
import { useUserStore } from '../session/user-store.ts'

interface Kept {
  searchedWords: SearchedWord[]
  /** Who searched for them; a visitor's words go over to who signs in, as the cart does (decision 065). */
  searchedBy: number
}

const first: Kept = { searchedWords: [], searchedBy: ANONYMOUS_USER_ID }

/** What was searched for in this browser (specification §3 'Local state'); its code comes with the search field. */
export const useSearchStore = create<Kept>(keptState(SEARCHES_KEY, first, {}))

/** Who searches now. Before the first answer a login that is remembered is taken for that of the words' owner. */
function userNow({ searchedBy }: Kept): number {
  const { user } = useUserStore.getState()
  return user?.userId ?? (hasSessionMarker() ? searchedBy : ANONYMOUS_USER_ID)
}

const none: SearchedWord[] = []

/** The words that a user may see: those of another customer of the same machine are not among them. */
export const wordsOf = ({ searchedBy, searchedWords }: Kept, userId: number): SearchedWord[] =>
  searchedBy === userId || searchedBy === ANONYMOUS_USER_ID ? searchedWords : none

function change(next: (words: readonly SearchedWord[]) => SearchedWord[]): void {
  useSearchStore.setState((kept) => {
    const userId = userNow(kept)
    return { searchedBy: userId, searchedWords: next(wordsOf(kept, userId)) }
  })
}

/** Remembers a text that was searched for (specification §4 'Searched words'). */
export const rememberSearch = (text: string, nowMs: number): void =>
  change((words) => saveSearchedWord(words, text, nowMs, SEARCHED_WORD_DAYS))

export const forgetSearch = (text: string): void =>
  change((words) => words.filter(({ name }) => name !== text))

export const forgetSearches = (): void => change(() => [])

/** The own searched words, the most searched first; those not searched for 30 days are gone when `nowMs` is told. */
export function useSearchedWords(nowMs: number): SearchedWord[] {
  const userId = useUserStore(({ user }) => user?.userId ?? ANONYMOUS_USER_ID)
  const words = useSearchStore((kept) => wordsOf(kept, userId))
  return dropOldWords(words, nowMs, SEARCHED_WORD_DAYS)
}
