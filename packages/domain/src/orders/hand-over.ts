import { OWED_AFTER_HAND_OVER, PAYMENT_TYPES } from './payment-type.ts'

/** Identity documents that are seen for a minimum age; the shop keeps the kind, never the number. */
export const AGE_DOCUMENTS = ['identityCard', 'drivingLicence', 'passport', 'residencePermit'] as const
export type AgeDocument = (typeof AGE_DOCUMENTS)[number]

/** Highest number of one packaging that comes back at once; more is a typing mistake. */
export const DEPOSITS_MAX = 999

/** The money of an order when it is handed over, cents. */
export interface MoneyAtHandOver {
  paymentTypeId: number
  /** What the picked order comes to. */
  finalCents: number
  /** What the packaging brought back is worth. */
  depositCents: number
  /** Money that the shop has: a transfer, or a card that was captured before. */
  paidCents: number
  /** A card's money is reserved, or will be: it can be captured. */
  isCardReserved: boolean
}

/** What follows from it, cents. */
export interface HandOverSums {
  /** To capture from the card. */
  captureCents: number
  /** Owed at the door. */
  dueCents: number
  /** To pay back: more was paid in advance than the goods came to. */
  overpaidCents: number
  /** To pay back: packaging that was worth more than what was still owed. */
  depositBackCents: number
}

/** What is still owed on account or by debit after the packaging brought back, cents. */
export const owedLaterCents = ({
  finalCents,
  depositCents,
}: Pick<MoneyAtHandOver, 'finalCents' | 'depositCents'>): number => Math.max(0, finalCents - depositCents)

/**
 * What is captured, collected and paid back when an order is handed over. Packaging that is brought back lowers what is
 * owed; what exceeds it is paid to a bank account. Orders by debit and on account owe nothing at the door. final = paid
 * + captured + due + deposits − paid back, except for what they owe later.
 */
export function handOverSums(money: MoneyAtHandOver): HandOverSums {
  const { paymentTypeId, finalCents, depositCents, paidCents, isCardReserved } = money
  const leftCents = finalCents - depositCents - paidCents
  const backCents = Math.max(0, -leftCents)
  const overpaidCents = Math.min(backCents, Math.max(0, paidCents - finalCents))
  const isCaptured = paymentTypeId === PAYMENT_TYPES.creditCard && isCardReserved && paidCents === 0
  const owedCents = Math.max(0, leftCents)
  return {
    captureCents: isCaptured ? owedCents : 0,
    dueCents: isCaptured || OWED_AFTER_HAND_OVER.includes(paymentTypeId) ? 0 : owedCents,
    overpaidCents,
    depositBackCents: backCents - overpaidCents,
  }
}
