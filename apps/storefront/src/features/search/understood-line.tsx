import type { UnderstoodAs, UnderstoodShelf } from '@cambusa/contract/catalogue/understood-as'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import styles from './understood-line.module.css'

/** How the shop understood the words, with a link to all products of each thing that a dish needs. */
export function UnderstoodLine({ understoodAs }: { understoodAs: UnderstoodAs }) {
  const { dish, shelves, without } = understoodAs
  const id = useId()
  return (
    <div className={styles.understood}>
      {without.length > 0 && <p role="status">{searchResultTexts.without({ things: without })}</p>}
      {dish !== null && (
        <nav aria-labelledby={id}>
          <p id={id}>{searchResultTexts.neededFor({ dish })}</p>
          <ul className={styles.shelves}>
            {shelves.map((shelf) => (
              <li key={shelf.slug ?? shelf.query}>
                <ShelfLink {...shelf} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const ShelfLink = ({ name, query, slug }: UnderstoodShelf) =>
  slug === undefined ? (
    <Link to={paths.search} search={{ query }} className={styles.shelf}>
      {name}
    </Link>
  ) : (
    <Link to={paths.category} params={{ _splat: slug }} className={styles.shelf}>
      {name}
    </Link>
  )
