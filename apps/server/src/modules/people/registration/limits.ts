import { RESEND_SECONDS } from '@cambusa/domain/constants'
import type { CallLimit } from '../../../platform/security/call-limits.ts'

const TEN_MINUTES = 600

/** Tries at the codes of cards, of one caller: a limit of the card would let anybody keep its holder out (decision 164). */
export const cardCheckLimits = (address: string): CallLimit[] => [
  { kind: 'card-check-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
]

export const cardRequestLimits = (address: string): CallLimit[] => [
  { kind: 'card-request', subject: address, most: 30, seconds: TEN_MINUTES },
]

/** Each makes a password hash; the mails to one mailbox have their own budget. */
export const registrationLimits = (address: string): CallLimit[] => [
  { kind: 'register-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
]

/** Once a minute for the caller who presses again; what others ask for an e-mail does not count for its owner. */
export const resendLimits = (address: string, email: string): CallLimit[] => [
  { kind: 'resend-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
  { kind: 'resend-by-caller', subject: `${address} ${email}`, most: 1, seconds: RESEND_SECONDS },
]
