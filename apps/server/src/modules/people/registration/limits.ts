import { RESEND_SECONDS } from '@cambusa/domain/constants'
import type { CallLimit } from '../../../platform/security/call-limits.ts'

const TEN_MINUTES = 600

/** Attempts at card codes, by caller: a limit by card would let anybody lock its holder out (decision 164). */
export const cardCheckLimits = (address: string): CallLimit[] => [
  { kind: 'card-check-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
]

/** Look-ups in the register of VAT numbers, which limits its callers too. */
export const companyFindLimits = (address: string): CallLimit[] => [
  { kind: 'company-find', subject: address, most: 30, seconds: TEN_MINUTES },
]

export const cardRequestLimits = (address: string): CallLimit[] => [
  { kind: 'card-request', subject: address, most: 30, seconds: TEN_MINUTES },
]

/** Each registration computes a password hash; the mails to one mailbox have their own limit. */
export const registrationLimits = (address: string): CallLimit[] => [
  { kind: 'register-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
]

/** Once a minute for a caller who presses again; requests of others for an e-mail do not count for its owner. */
export const resendLimits = (address: string, email: string): CallLimit[] => [
  { kind: 'resend-by-address', subject: address, most: 30, seconds: TEN_MINUTES },
  { kind: 'resend-by-caller', subject: `${address} ${email}`, most: 1, seconds: RESEND_SECONDS },
]
