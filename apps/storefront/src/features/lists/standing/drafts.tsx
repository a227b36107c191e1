import type { ListSummary } from '@cambusa/contract/lists/list-parts'
import { euroText } from '@cambusa/domain/money/money'
import { standingOrderTexts as texts } from '@cambusa/messages/it/lists/standing-orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { draftsQuery } from '../lists-api.ts'
import { DraftFacts } from './draft-facts.tsx'
import styles from './drafts.module.css'

interface DraftsProps {
  /** The button that puts a draft into the cart. */
  renderToCart: (list: ListSummary) => ReactNode
}

/** What standing orders have prepared and what waits to be put into the cart; nothing where there is none. */
export function Drafts({ renderToCart }: DraftsProps) {
  const { data } = useQuery(draftsQuery(useOwner()))
  if (!data || data.drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className={styles.section}>
      <h2 id="drafts" className={styles.title}>
        {texts.drafts}
      </h2>
      <ul className={styles.drafts}>
        {data.drafts.map((list) => (
          <li key={list.listId} className={styles.draft}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={paths.list} params={{ listId: String(list.listId) }}>
                  {list.name}
                </Link>
              </h3>
              {list.draft && <DraftFacts draft={list.draft} />}
              <p className={styles.soft}>
                {texts.count({ count: list.itemCount })}
                {list.draft && ` · ${euroText(list.draft.total)}`}
              </p>
            </div>
            {renderToCart(list)}
          </li>
        ))}
      </ul>
    </section>
  )
}
