import { searchTexts } from '@cambusa/messages/it/search'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './search-head.module.css'

interface SearchHeadProps {
  query: string | undefined
  /** What was searched instead, when the typed words find nothing. */
  correctedQuery: string | undefined
  narrowed: { promo?: true | undefined; new?: true | undefined }
}

function titleOf({ query, narrowed }: SearchHeadProps): string {
  if (query) return searchTexts.resultsFor({ query })
  if (narrowed.promo) return searchTexts.promotions
  return narrowed.new ? searchTexts.news : searchTexts.everything
}

/** What was searched for; and what was found instead of a mistyped word. */
export const SearchHead = (props: SearchHeadProps) => (
  <div className={styles.head}>
    <Breadcrumbs items={[{ label: searchTexts.title }]} />
    <h1>{titleOf(props)}</h1>
    {props.query && props.correctedQuery && (
      <p className={styles.corrected} role="status">
        {searchTexts.corrected({ typed: props.query, searched: props.correctedQuery })}
      </p>
    )}
  </div>
)
