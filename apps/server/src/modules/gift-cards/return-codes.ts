import { GIFT_CODES_MAX } from '@cambusa/domain/constants'
import { giftProblem } from '@cambusa/domain/payments/gift-code'
import type { Db } from '../../platform/database/database.ts'
import { countCartGifts, insertCartGift, listGivenBackGifts } from './gift-cards.queries.ts'

/**
 * Puts the codes that paid for an order which was given up back into a locked cart, in their order, after the cart's
 * own: those that are still good, up to the maximum of a cart.
 */
export async function returnGiftCodes(
  tx: Db,
  { orderId, cartId }: { orderId: number; cartId: number },
  now: Date,
): Promise<void> {
  const good = (await listGivenBackGifts(tx, { orderId })).filter((gift) => !giftProblem(gift, now))
  for (const [place, { id: giftCertificateId }] of good.entries()) {
    const { count } = await countCartGifts(tx, { cartId, giftCertificateId })
    if (count >= GIFT_CODES_MAX) return
    // One after the other: codes pay in the order in which they were added.
    await insertCartGift(tx, { cartId, giftCertificateId, now: new Date(now.getTime() + place) })
  }
}
