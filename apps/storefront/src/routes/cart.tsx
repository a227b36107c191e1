import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import type { QueryClient } from '@tanstack/react-query'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { useCart } from '../features/cart/cart-api.ts'
import { CartEmpty } from '../features/cart/cart-empty.tsx'
import { CartLines } from '../features/cart/lines/cart-lines.tsx'
import { ApprovalLine } from '../features/cart/summary/approval-line.tsx'
import { CartNextBar } from '../features/cart/summary/cart-next-bar.tsx'
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx'
import { CartSummary } from '../features/cart/summary/cart-summary.tsx'
import { CartTitle } from '../features/cart/cart-title.tsx'
import { CartTools } from '../features/cart/lines/cart-tools.tsx'
import { CartWishes } from '../features/cart/wishes/cart-wishes.tsx'
import { ExportLink } from '../features/exports/export-link.tsx'
import { GiftCodesPlace } from '../joins/gift-codes-place.tsx'
import { ThresholdFillPlace } from '../joins/threshold-fill-place.tsx'
import { useFirstLoad } from '../lib/browser/use-first-load.ts'
import { loadLimits } from '../lib/state/allowance.ts'
import { cartQuery } from '../lib/state/cart-query.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import styles from './screens.module.css'

/** Where the way to an export leads. */
const CART = { kind: 'cart' } as const

async function loadCart(client: QueryClient): Promise<void> {
  await client.ensureQueryData(cartQuery())
  await loadLimits(client)
}

export const load = ({ queryClient }: LoadInput) => loadCart(queryClient)

/** /cart: lines, totals, gift codes and settings of the whole order. */
export default function CartScreen() {
  const { cart, isError, retry } = useCart()
  const isLoaded = useFirstLoad(loadCart)
  const content = () => {
    if (isError) return <ErrorState text={cartTexts.loadFailed} onRetry={() => void retry()} />
    if (!cart || !isLoaded) return <CartSkeleton />
    if (cart.cartItems.length === 0) return <CartEmpty />
    return (
      <div className={styles.cart}>
        <div className={styles.cartMain}>
          <CartTools cart={cart} />
          <div className={styles.panel}>
            <CartLines cart={cart} />
          </div>
          <ExportLink from={CART} label={exportEntryTexts.ofCart} look="ghost" />
        </div>
        <div className={`${styles.panel} ${styles.summary}`}>
          <CartSummary
            cart={cart}
            next={
              <>
                <ApprovalLine cart={cart} />
                <CartNextBar cart={cart} />
              </>
            }
          />
          {cart.user.userId !== ANONYMOUS_USER_ID && <GiftCodesPlace cart={cart} />}
          <CartWishes cart={cart} />
        </div>
        <div className={styles.cartFill}>
          <ThresholdFillPlace />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.screen}>
      <DocumentTitle title={cartTexts.title} />
      <CartTitle cart={cart} />
      {content()}
    </div>
  )
}
