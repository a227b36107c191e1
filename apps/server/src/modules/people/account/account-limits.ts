import type { CallLimit } from '../../../platform/security/call-limits.ts'

const QUARTER = 900
const HOUR = 3_600

/**
 * Limits by caller. There is no limit by anything that others can type, such as an e-mail: it would lock its owner out
 * (decision 164). The mails to one mailbox have their own limit.
 */
export const resetRequestLimits = (address: string): CallLimit[] => [
  { kind: 'reset-request-by-address', subject: address, most: 30, seconds: QUARTER },
]

/** Against somebody at an open session who does not know the password: all calls that ask for it share one limit. */
export const ownPasswordLimits = (userId: number): CallLimit[] => [
  { kind: 'own-password', subject: String(userId), most: 5, seconds: QUARTER },
]

export const emailChangeLimits = (address: string, userId: number): CallLimit[] => [
  { kind: 'email-change-by-address', subject: address, most: 30, seconds: QUARTER },
  { kind: 'email-change-by-user', subject: String(userId), most: 5, seconds: HOUR },
]

/** Each change sends a mail to every other member of the company. */
export const companyChangeLimits = (userId: number): CallLimit[] => [
  { kind: 'company-change', subject: String(userId), most: 20, seconds: HOUR },
]
