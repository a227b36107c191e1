import type { CallLimit } from '../../platform/call-limits.ts'

const QUARTER = 900
const HOUR = 3_600

/** Each may send a mail to an address that anybody may name. */
export const resetRequestLimits = (address: string, email: string): CallLimit[] => [
  { kind: 'reset-request-by-address', subject: address, most: 30, seconds: QUARTER },
  { kind: 'reset-request-by-email', subject: email, most: 5, seconds: HOUR },
]

/** Tries at the tokens of links. */
export const resetLimits = (address: string, email: string): CallLimit[] => [
  { kind: 'reset-by-address', subject: address, most: 30, seconds: QUARTER },
  { kind: 'reset-by-email', subject: email, most: 10, seconds: QUARTER },
]

/** Whoever sits at an open session and does not know the password. */
export const passwordChangeLimits = (userId: number): CallLimit[] => [
  { kind: 'password-change', subject: String(userId), most: 5, seconds: QUARTER },
]

export const emailChangeLimits = (address: string, userId: number, email: string): CallLimit[] => [
  { kind: 'email-change-by-address', subject: address, most: 30, seconds: QUARTER },
  { kind: 'email-change-by-user', subject: String(userId), most: 5, seconds: HOUR },
  { kind: 'email-change-by-email', subject: email, most: 5, seconds: HOUR },
]
