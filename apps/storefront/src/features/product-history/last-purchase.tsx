import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { dayOf } from './history-days.ts'
import styles from './last-purchase.module.css'
import { productHistoryQuery } from './product-history-api.ts'

/** When a signed-in customer last ordered this product, or that they never did. */
export function LastPurchase({ slug, userId }: { slug: string; userId: number }) {
  const { data } = useQuery(productHistoryQuery(useScopeKey(), userId, slug, { background: true }))
  const last = data?.purchases?.[0]
  if (!last) return data ? <p className={`${styles.last} ${styles.never}`}>{texts.neverBought}</p> : null
  const quantity = `${formatAmount(last.quantity)} ${last.unit}`
  return (
    <Link to={paths.productHistory} params={{ slug }} hash="acquisti" className={styles.last}>
      {texts.lastBought({ day: dayOf(last.placedAt), quantity })}
    </Link>
  )
}
