/** Signs of the codes that the shop makes: none that is read or heard as another one (0 O, 1 I L). */
export const GIFT_CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Signs of a code that the shop makes: more than 79 bits. */
export const GIFT_CODE_LENGTH = 16
/** A code of the shop's own making may be shorter, but not so short that somebody finds it by trying. */
export const GIFT_CODE_MIN = 6
export const GIFT_CODE_MAX = 40
/** Last signs of a code that are kept beside its hash, to tell it apart. */
const HINT_SIGNS = 4
const GROUP_SIGNS = 4

/** A code as it is compared: capitals, without the spaces and dashes that people write it with. */
export function normalisedGiftCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
}

/** The last signs of a normalised code. */
export const giftCodeHint = (code: string): string => code.slice(-HINT_SIGNS)

/** A code out of at least 16 random bytes, each sign as likely as the others. */
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

/** A code as it is written for people: 'ABCD-EFGH-JKMN-PQRS'. */
export const shownGiftCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP_SIGNS}}`, 'g'))?.join('-') ?? code

/** What a gift code can be refused for; the amount that is left counts last. */
export type GiftProblem = 'blocked' | 'notYet' | 'expired' | 'usedUp'

export interface GiftStanding {
  balanceCents: number
  validFrom: Date | null
  /** The last instant at which it pays. */
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
 * What each gift code pays, the first added first: cents of it, as far as it has them and as far as there is something
 * left to pay.
 */
export function shareGifts(usableCents: readonly number[], toPayCents: number): number[] {
  let restCents = Math.max(0, toPayCents)
  return usableCents.map((cents) => {
    const usedCents = Math.min(Math.max(0, cents), restCents)
    restCents -= usedCents
    return usedCents
  })
}
