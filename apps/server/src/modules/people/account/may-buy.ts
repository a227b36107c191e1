import { canBuy, missingToBuy } from '@cambusa/domain/people/profile'
import { checkoutAnswerTexts } from '@cambusa/messages/it/checkout/checkout-answers'
import { refuse } from '../../../platform/http/refusal.ts'

/** Throws user.notEnabled (403) with what a customer of this level still has to do. */
export function checkMayBuy({ profileLevel }: { profileLevel: number }): void {
  if (canBuy(profileLevel)) return
  const { missing, and } = checkoutAnswerTexts
  throw refuse('user.notEnabled', {
    missing: missingToBuy(profileLevel)
      .map((step) => missing[step])
      .join(and),
  })
}
