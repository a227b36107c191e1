import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import { paymentCardDigits } from '@cambusa/domain/payments/card-number'
import { sandboxCardEffects } from '@cambusa/messages/it/payments/sandbox'

export type SandboxEffect = keyof typeof sandboxCardEffects

/** A test card and its effect. */
export interface SandboxCard {
  number: string
  effect: SandboxEffect
}

/** All numbers are in the ranges that card networks and gateways publish for tests, and no bank issues. */
const CARDS: readonly SandboxCard[] = [
  { number: '4000 0025 0000 3155', effect: 'challenge' },
  { number: '4242 4242 4242 4242', effect: 'plain' },
  { number: '4000 0000 0000 0002', effect: 'refused' },
  { number: '4000 0000 0000 9995', effect: 'insufficientFunds' },
  { number: '4000 0000 0000 0069', effect: 'cardExpired' },
  { number: '4000 0084 0000 1629', effect: 'authenticationFailed' },
  { number: '5555 5555 5555 4444', effect: 'timeOut' },
  { number: '5105 1051 0510 5100', effect: 'late' },
  { number: '2223 0031 2200 3222', effect: 'twice' },
  { number: '5200 8282 8282 8210', effect: 'early' },
  { number: '4000 0000 0000 0341', effect: 'laterRefused' },
]

/** The cards of the demo gateway. */
export const sandboxCards = (): readonly SandboxCard[] => CARDS

/** The effect of a card, in Italian. */
export const effectText = ({ effect }: Pick<SandboxCard, 'effect'>): string => sandboxCardEffects[effect]

/** The effect of a card number as typed; undefined: it is not a test card, and is ignored. */
export const sandboxEffectOf = (typed: string): SandboxEffect | undefined =>
  CARDS.find(({ number }) => paymentCardDigits(number) === paymentCardDigits(typed))?.effect

export const isSandboxEffect = (text: string | undefined): text is SandboxEffect =>
  text !== undefined && Object.hasOwn(sandboxCardEffects, text)

/** Why a bank refuses a card without asking for a code. */
export const refusalOf: Readonly<Partial<Record<SandboxEffect, PaymentFailure>>> = {
  refused: 'refused',
  insufficientFunds: 'insufficientFunds',
  cardExpired: 'cardExpired',
}

/** Whether the bank asks for a code. */
export const isChallenged = (effect: SandboxEffect): boolean =>
  effect !== 'plain' && refusalOf[effect] === undefined
