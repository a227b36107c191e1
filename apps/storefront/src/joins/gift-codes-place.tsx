import type { Cart } from '@cambusa/contract/cart/cart'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const GiftCodes = lazyComponent(() =>
  import('../features/gift-cards/gift-codes.tsx').then((module) => module.GiftCodes),
)

/** The gift codes of the cart and of the checkout. */
export const GiftCodesPlace = ({ cart }: { cart: Cart }) => (
  <ChunkBoundary fallback={<Skeleton shape="box" height="size-control-large" />}>
    <GiftCodes cart={cart} />
  </ChunkBoundary>
)
