import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addFastWords } from '@cambusa/domain/catalogue/fast-search-words'
import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { paths } from '../app/navigation/paths.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { WordShelf } from '../joins/word-shelf.tsx'
import { fastSearchQuery } from '../features/fast-search/fast-search-api.ts'
import { FastSearchHead } from '../features/fast-search/fast-search-head.tsx'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import styles from './screens.module.css'

/** The words as the server accepts them: without duplicates, and not more than its limit. */
const wordsOf = (q: readonly string[]) => addFastWords([], q.join('\n')).words

export const load = ({ queryClient, search }: LoadInput) =>
  queryClient.ensureQueryData(fastSearchQuery(currentScopeKey(), wordsOf(search.q as string[])))

/** /fast-search: one shelf per word with its first products. */
export default function FastSearchScreen() {
  const words = wordsOf(useSearch({ from: paths.fastSearch }).q)
  const { data: shelves, isError, refetch } = useQuery(fastSearchQuery(useScopeKey(), words))
  return (
    <div className={styles.home}>
      <DocumentTitle title={fastSearchTexts.title} />
      <FastSearchHead words={words} />
      {isError && !shelves ? (
        <ErrorState text={fastSearchTexts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        words.map((word) => (
          <WordShelf key={word} word={word} shelf={shelves?.find((shelf) => shelf.word === word)} />
        ))
      )}
    </div>
  )
}
