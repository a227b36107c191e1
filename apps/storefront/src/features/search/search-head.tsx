import type { UnderstoodAs } from '@cambusa/contract/catalogue/understood-as'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { UnderstoodLine } from './understood-line.tsx'
import styles from './search-head.module.css'

interface SearchHeadProps {
  query: string | undefined
  /** The corrected query, when the typed words find nothing. */
  correctedQuery: string | undefined
  /** Words left out, because no product has them together with the others. */
  leftOut: readonly string[]
  /** A dish, or what the products are to be without. */
  understoodAs: UnderstoodAs | undefined
  /** The same search without correction. */
  renderInstead: (text: string) => ReactNode
  narrowed: { promo?: true | undefined; new?: true | undefined }
  /** The part of the shop that is searched, with a link that searches all of it. */
  place?: ReactNode
}

function titleOf({ query, correctedQuery, narrowed }: SearchHeadProps): string {
  const searched = correctedQuery ?? query
  if (searched) return searchTexts.resultsFor({ query: searched })
  if (narrowed.promo) return searchTexts.promotions
  return narrowed.new ? searchTexts.news : searchTexts.everything
}

/** The searched words; after a correction also the corrected ones, and a link that searches the typed ones. */
export function SearchHead(props: SearchHeadProps) {
  const { query, correctedQuery, leftOut, understoodAs, renderInstead, place } = props
  return (
    <div className={styles.head}>
      <Breadcrumbs home={paths.home} items={[{ label: searchTexts.title }]} />
      <h1>{titleOf(props)}</h1>
      {query && correctedQuery && (
        <div className={styles.note}>
          <p role="status">{searchResultTexts.corrected({ typed: query, searched: correctedQuery })}</p>
          {renderInstead(searchResultTexts.searchInstead({ typed: query }))}
        </div>
      )}
      {leftOut.length > 0 && (
        <p className={styles.note} role="status">
          {searchResultTexts.leftOut({ words: leftOut })}
        </p>
      )}
      {understoodAs && <UnderstoodLine understoodAs={understoodAs} />}
      {place && <p className={styles.place}>{place}</p>}
    </div>
  )
}
