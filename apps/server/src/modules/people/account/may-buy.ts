import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { canBuy, missingToBuy } from '@cambusa/domain/people/profile'
import { checkoutAnswerTexts } from '@cambusa/messages/it/checkout/checkout-answers'
import { refuse } from '../../../platform/http/refusal.ts'

/**
 * Throws user.notEnabled (403) with what a customer of this level still has to do, and account.toBeDeleted where they
 * have asked for the deletion of the account.
 */
export function checkMayBuy({
  profileLevel,
  user,
}: {
  profileLevel: number
  user?: { deletesAt?: string }
}): void {
  if (user?.deletesAt !== undefined)
    throw refuse('account.toBeDeleted', { day: formatDay(romeDate(new Date(user.deletesAt))) })
  if (canBuy(profileLevel)) return
  const { missing, and } = checkoutAnswerTexts
  throw refuse('user.notEnabled', {
    missing: missingToBuy(profileLevel)
      .map((step) => missing[step])
      .join(and),
  })
}
