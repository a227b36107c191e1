import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIsSmallScreen } from '../../lib/browser/small-screen.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import { useSearchedWords } from '../../lib/state/kept-searches.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { suggestQuery } from './search-api.ts'
import { suggestionGroups, type SuggestionGroup } from './suggestions.ts'

/** The pause between two keys of a fast typist, milliseconds: an earlier request would only be aborted. */
const TYPING_PAUSE_MS = 60

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/**
 * The groups below the field for the typed text, in a list opened at `openedMs`; the previous ones stay until the new
 * ones have loaded.
 */
export function useSuggestions(
  typed: string,
  open: boolean,
  openedMs: number,
): { groups: SuggestionGroup[]; isSettled: boolean } {
  const settled = useSettled(typed.trim())
  const scope = useScopeKey()
  const searched = useSearchedWords(openedMs)
  const query = suggestQuery(scope, settled)
  const { data, isFetching } = useQuery({
    ...query,
    enabled: open && settled !== '',
    placeholderData: keepOfSameOwner(query.queryKey),
  })
  const onPhone = useIsSmallScreen()
  const groups = useMemo(
    () => suggestionGroups(typed, searched, data, onPhone),
    [typed, searched, data, onPhone],
  )
  return { groups, isSettled: settled === typed.trim() && !isFetching }
}
