import type { Cart } from '@cambusa/contract/cart/cart'
import { latePart } from '../lib/browser/late-part.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const GiftCodes = latePart(() =>
  import('../features/gift-cards/gift-codes.tsx').then((module) => module.GiftCodes),
)

/** The gift codes of the till. */
export const GiftCodesPlace = ({ cart }: { cart: Cart }) => (
  <PartPlace fallback={<Skeleton shape="box" height="size-control-large" />}>
    <GiftCodes cart={cart} />
  </PartPlace>
)
