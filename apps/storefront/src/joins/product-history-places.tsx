import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { latePart } from '../lib/browser/late-part.ts'
import { useUser } from '../lib/session/user-store.ts'
import { WhenNear } from '../ui/layout/when-near.tsx'
import styles from './near-places.module.css'
import { PartPlace } from '../ui/feedback/part-place.tsx'

/** What the history of a product gives to its page; the code comes when it is needed. */

const Trend = latePart(() =>
  import('../features/product-history/price-trend.tsx').then(({ PriceTrend }) => PriceTrend),
)
const Last = latePart(() =>
  import('../features/product-history/last-purchase.tsx').then(({ LastPurchase }) => LastPurchase),
)

/** The price of the last year, drawn when one comes near it. */
export function PriceTrendPlace({ slug }: { slug: string }) {
  const userId = useUser()?.userId ?? ANONYMOUS_USER_ID
  return (
    <WhenNear className={styles.trend}>
      <PartPlace>
        <Trend slug={slug} userId={userId} />
      </PartPlace>
    </WhenNear>
  )
}

/** When a signed-in customer ordered it last. */
export function LastPurchasePlace({ slug }: { slug: string }) {
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.last}>
      <PartPlace quiet>
        <Last slug={slug} userId={user.userId} />
      </PartPlace>
    </div>
  )
}
