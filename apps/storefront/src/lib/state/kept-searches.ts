import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { dropOldWords, saveSearchedWord, type SearchedWord } from '@cambusa/domain/catalogue/searched-words'
import { create } from 'zustand'
import { keptState } from './kept-state.ts'
import { hasSessionMarker } from '../session/session.ts'
import { SEARCHES_KEY } from '../browser/storage.ts'
import { useUserStore } from '../session/user-store.ts'
import { dayWordsSaved } from '../../../../../shop.config.json'

interface Kept {
  searchedWords: SearchedWord[]
  /**
   * The user of these searches; a visitor's become those of the customer who signs in, like the cart (decision 065).
   */
  searchedBy: number
}

const first: Kept = { searchedWords: [], searchedBy: ANONYMOUS_USER_ID }

/** The earlier searches in this browser (specification §3 'Local state'); the code is loaded with the search field. */
export const useSearchStore = create<Kept>(keptState(SEARCHES_KEY, first, {}))

/** The current user. Before the first answer a remembered login is assumed to be that of the stored searches. */
function userNow({ searchedBy }: Kept): number {
  const { user } = useUserStore.getState()
  return user?.userId ?? (hasSessionMarker() ? searchedBy : ANONYMOUS_USER_ID)
}

const none: SearchedWord[] = []

/** The searches that a user may see: not those of another customer of the same browser. */
export const wordsOf = ({ searchedBy, searchedWords }: Kept, userId: number): SearchedWord[] =>
  searchedBy === userId || searchedBy === ANONYMOUS_USER_ID ? searchedWords : none

function change(next: (words: readonly SearchedWord[]) => SearchedWord[]): void {
  useSearchStore.setState((kept) => {
    const userId = userNow(kept)
    return { searchedBy: userId, searchedWords: next(wordsOf(kept, userId)) }
  })
}

/** Stores a searched text (specification §4 'Searched words'). */
export const rememberSearch = (text: string, nowMs: number): void =>
  change((words) => saveSearchedWord(words, text, nowMs, dayWordsSaved))

export const forgetSearch = (text: string): void =>
  change((words) => words.filter(({ name }) => name !== text))

export const forgetSearches = (): void => change(() => [])

/** The user's searches, the most frequent first; given `nowMs`, without those older than `dayWordsSaved` of the shop. */
export function useSearchedWords(nowMs: number): SearchedWord[] {
  const userId = useUserStore(({ user }) => user?.userId ?? ANONYMOUS_USER_ID)
  const words = useSearchStore((kept) => wordsOf(kept, userId))
  return dropOldWords(words, nowMs, dayWordsSaved)
}
