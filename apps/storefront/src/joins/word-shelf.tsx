import type { FastSearchShelf } from '@cambusa/contract/catalogue/fast-search'
import { Link } from '@tanstack/react-router'
import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { paths } from '../app/navigation/paths.ts'
import { MoreLink } from '../features/catalogue/card/more-link.tsx'
import { UnderstoodLine } from '../features/search/understood-line.tsx'
import { BuyableRail } from './buyable-rail.tsx'
import styles from './word-shelf.module.css'

interface WordShelfProps {
  word: string
  /** Undefined while it loads. */
  shelf: FastSearchShelf | undefined
}

/** The results of one word of a fast search: the first products with a link to all of them, or alternatives. */
export function WordShelf({ word, shelf }: WordShelfProps) {
  if (shelf?.products.length === 0) return <EmptyShelf word={word} fallback={shelf.fallback} />
  const count = shelf?.totItems ?? 0
  const searched = shelf?.correctedQuery
  const notes = [
    ...(searched === undefined ? [] : [fastSearchTexts.corrected({ word, searched })]),
    ...(shelf?.leftOut === undefined ? [] : [searchResultTexts.leftOut({ words: shelf.leftOut })]),
  ]
  return (
    <div className={styles.shelf}>
      <BuyableRail
        title={word}
        products={shelf?.products}
        more={
          count > 0 && (
            <MoreLink
              to={paths.search}
              search={{ query: word }}
              aria-label={fastSearchTexts.allOf({ all: fastSearchTexts.all({ count }), word })}
            >
              {fastSearchTexts.all({ count })}
            </MoreLink>
          )
        }
        note={
          (notes.length > 0 || shelf?.understoodAs) && (
            <>
              {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
              {shelf?.understoodAs && <UnderstoodLine understoodAs={shelf.understoodAs} />}
            </>
          )
        }
      />
    </div>
  )
}

/** A shelf is never blank: the categories most similar to the word and their best sellers. */
function EmptyShelf({ word, fallback }: { word: string; fallback: FastSearchShelf['fallback'] }) {
  return (
    <div className={styles.shelf}>
      <h2>{word}</h2>
      <p className={styles.note}>
        {fastSearchTexts.empty({ word })} {fastSearchTexts.emptyText}
      </p>
      {fallback && fallback.categories.length > 0 && (
        <ul aria-label={fastSearchTexts.near} className={styles.categories}>
          {fallback.categories.map(({ categoryId, slug, name }) => (
            <li key={categoryId}>
              <Link to={paths.category} params={{ _splat: slug }} className={styles.category}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {fallback && <BuyableRail title={fastSearchTexts.instead({ word })} products={fallback.products} />}
    </div>
  )
}
