import type { CallLimit } from '../../../platform/security/call-limits.ts'

const QUARTER = 900
const HOUR = 3_600

/**
 * Of one caller. What anybody may name, an e-mail say, is never refused by a limit: it would keep its owner out
 * (decision 164). The mails to one mailbox have their own budget.
 */
export const resetRequestLimits = (address: string): CallLimit[] => [
  { kind: 'reset-request-by-address', subject: address, most: 30, seconds: QUARTER },
]

/** Whoever sits at an open session and does not know the password: all acts that ask for it count together. */
export const ownPasswordLimits = (userId: number): CallLimit[] => [
  { kind: 'own-password', subject: String(userId), most: 5, seconds: QUARTER },
]

export const emailChangeLimits = (address: string, userId: number): CallLimit[] => [
  { kind: 'email-change-by-address', subject: address, most: 30, seconds: QUARTER },
  { kind: 'email-change-by-user', subject: String(userId), most: 5, seconds: HOUR },
]

/** Each sends a mail to every other member of the company. */
export const companyChangeLimits = (userId: number): CallLimit[] => [
  { kind: 'company-change', subject: String(userId), most: 20, seconds: HOUR },
]
