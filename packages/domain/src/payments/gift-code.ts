/** Characters of the shop's codes: none that is read or heard as another (0 O, 1 I L). */
export const GIFT_CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Characters in a code of the shop: more than 79 bits. */
export const GIFT_CODE_LENGTH = 16
/** A code chosen by the shop may be shorter, but not so short that it can be guessed. */
export const GIFT_CODE_MIN = 6
export const GIFT_CODE_MAX = 40
/** Last characters of a code, stored beside its hash to recognise it. */
const HINT_SIGNS = 4
const GROUP_SIGNS = 4

/** A code in the form for comparison: capitals, without spaces and dashes. */
export function normalisedGiftCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
}

/** The last characters of a normalised code. */
export const giftCodeHint = (code: string): string => code.slice(-HINT_SIGNS)

/** A code from at least 16 random bytes, each character equally likely. */
export function giftCodeOf(random: Uint8Array): string {
  const base = BigInt(GIFT_CODE_SIGNS.length)
  let rest = random.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let code = ''
  while (code.length < GIFT_CODE_LENGTH) {
    code += GIFT_CODE_SIGNS.charAt(Number(rest % base))
    rest /= base
  }
  return code
}

/** A code formatted for people: 'ABCD-EFGH-JKMN-PQRS'. */
export const shownGiftCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP_SIGNS}}`, 'g'))?.join('-') ?? code

/** Why a gift code can be refused; its balance is checked last. */
export type GiftProblem = 'blocked' | 'notYet' | 'expired' | 'usedUp'

export interface GiftStanding {
  balanceCents: number
  validFrom: Date | null
  /** The last instant at which it can pay. */
  validUntil: Date | null
  blockedAt: Date | null
}

/** Why a gift code cannot pay now; undefined: it can. */
export function giftProblem(gift: GiftStanding, now: Date): GiftProblem | undefined {
  if (gift.blockedAt !== null) return 'blocked'
  if (gift.validFrom !== null && gift.validFrom > now) return 'notYet'
  if (gift.validUntil !== null && gift.validUntil < now) return 'expired'
  return gift.balanceCents === 0 ? 'usedUp' : undefined
}

/**
 * The amount that each gift code pays, in the order of adding: cents, limited by its balance and by what remains to be
 * paid.
 */
export function shareGifts(usableCents: readonly number[], toPayCents: number): number[] {
  let restCents = Math.max(0, toPayCents)
  return usableCents.map((cents) => {
    const usedCents = Math.min(Math.max(0, cents), restCents)
    restCents -= usedCents
    return usedCents
  })
}
