import { RESEND_SECONDS } from '@cambusa/domain/constants'
import type { CallLimit } from '../../platform/call-limits.ts'

const TEN_MINUTES = 600
const HOUR = 3_600

/** Tries at the codes of cards: of one caller, and of one card by whoever tries. */
export const cardCheckLimits = (address: string, cardCode: string): CallLimit[] => [
  { kind: 'card-check-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
  { kind: 'card-check-by-card', subject: cardCode, most: 10, seconds: TEN_MINUTES },
]

export const cardRequestLimits = (address: string): CallLimit[] => [
  { kind: 'card-request', subject: address, most: 30, seconds: TEN_MINUTES },
]

/** Each makes a password hash and sends a mail to an address that anybody may name. */
export const registrationLimits = (address: string, email: string): CallLimit[] => [
  { kind: 'register-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
  { kind: 'register-by-email', subject: email, most: 5, seconds: HOUR },
]

export const resendLimits = (address: string, email: string): CallLimit[] => [
  { kind: 'resend-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
  { kind: 'resend-by-email', subject: email, most: 1, seconds: RESEND_SECONDS },
]
