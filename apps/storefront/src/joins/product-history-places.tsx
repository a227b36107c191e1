import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { useUser } from '../lib/session/user-store.ts'
import { WhenNear } from '../ui/layout/when-near.tsx'
import styles from './near-places.module.css'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

/** The parts of a product's history on its page; their code is loaded when it is needed. */

const Trend = lazyComponent(() =>
  import('../features/product-history/price-trend.tsx').then(({ PriceTrend }) => PriceTrend),
)
const Last = lazyComponent(() =>
  import('../features/product-history/last-purchase.tsx').then(({ LastPurchase }) => LastPurchase),
)

/** The price of the last year, rendered when it is scrolled near. */
export function PriceTrendPlace({ slug }: { slug: string }) {
  const userId = useUser()?.userId ?? ANONYMOUS_USER_ID
  return (
    <WhenNear className={styles.trend}>
      <ChunkBoundary>
        <Trend slug={slug} userId={userId} />
      </ChunkBoundary>
    </WhenNear>
  )
}

/** When a signed-in customer last ordered it. */
export function LastPurchasePlace({ slug }: { slug: string }) {
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.last}>
      <ChunkBoundary quiet>
        <Last slug={slug} userId={user.userId} />
      </ChunkBoundary>
    </div>
  )
}
