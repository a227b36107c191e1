import type { Cart } from '@cambusa/contract/cart'
import { latePart } from '../lib/browser/late-part.ts'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const GiftCodes = latePart(() =>
  import('../features/gift-cards/gift-codes.tsx').then((module) => module.GiftCodes),
)

/** The gift codes of the till, whose form comes after the screen. */
export const GiftCodesPlace = ({ cart }: { cart: Cart }) => (
  <PartPlace>
    <GiftCodes cart={cart} />
  </PartPlace>
)
