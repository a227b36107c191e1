import type { CallLimit } from '../../platform/security/call-limits.ts'

const QUARTER = 900

/** Limits of attempts with codes, right ones included: an order takes at most ten. */
export const giftCodeLimits = (address: string, userId: number): CallLimit[] => [
  { kind: 'gift-code-by-address', subject: address, most: 60, seconds: QUARTER },
  { kind: 'gift-code-by-user', subject: String(userId), most: 20, seconds: QUARTER },
]
