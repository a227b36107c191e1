import type { Cart } from '@cambusa/contract/cart'
import { latePart } from '../lib/browser/late-part.ts'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const GiftCodes = latePart(() =>
  import('../features/gift-cards/gift-codes.tsx').then((module) => module.GiftCodes),
)

/** Has the code come with the screen. */
export const preloadGiftCodes = GiftCodes.preload

/** The gift codes of the till. */
export const GiftCodesPlace = ({ cart }: { cart: Cart }) => (
  <PartPlace>
    <GiftCodes cart={cart} />
  </PartPlace>
)
