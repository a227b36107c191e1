import { GIFT_CODES_MAX } from '@cambusa/domain/constants'
import type { BodyOf } from '@cambusa/contract/endpoint'
import type { GiftCertificate, removeGiftCode } from '@cambusa/contract/payments/gift-cards'
import { toEuros } from '@cambusa/domain/money/money'
import { giftProblem, type GiftProblem } from '@cambusa/domain/payments/gift-code'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { countCall } from '../../platform/security/call-limits.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { inLockedCart, extendSlotHold, readCart, type CartNeeds, type CartSnapshot } from '../cart/cart.ts'
import {
  countCartGifts,
  findGiftCertificate,
  insertCartGift,
  removeCartGift,
  type GiftCertificateRow,
} from './gift-cards.queries.ts'
import { giftCodeLimits } from './gift-code-limits.ts'
import { hashGiftCode } from './hash-gift-code.ts'

const atCode = { field: 'code' }

/** Why a code cannot pay, for its field; undefined: it can. */
function refusalOf(gift: GiftCertificateRow, now: Date): Refusal | undefined {
  const dayOf = (instant: Date | null) => ({ day: instant === null ? '' : formatDay(romeDate(instant)) })
  const refusals: Record<GiftProblem, () => Refusal> = {
    blocked: () => refuse('gift.blocked', undefined, atCode),
    notYet: () => refuse('gift.notYet', dayOf(gift.validFrom), atCode),
    expired: () => refuse('gift.expired', dayOf(gift.validUntil), atCode),
    usedUp: () => refuse('gift.usedUp', undefined, atCode),
  }
  const problem = giftProblem(gift, now)
  return problem && refusals[problem]()
}

/** An attempt to use a code: by whom, from where. */
export interface Guess {
  session: RequestSession
  address: string
  code: string
}

/**
 * The certificate of a code that this customer may use; every attempt counts. Throws request.tooMany (429),
 * gift.unknown (also: another customer's), gift.blocked, gift.notYet, gift.expired, gift.usedUp, each at the field
 * 'code'.
 */
async function findUsable(db: Db, { session, address, code }: Guess, now: Date): Promise<GiftCertificateRow> {
  const { userId, companyId } = session
  await countCall(db, giftCodeLimits(address, userId), now)
  const { codeHash } = hashGiftCode(code)
  const gift = await findGiftCertificate(db, { codeHash, userId, companyId })
  if (gift === undefined) throw refuse('gift.unknown', undefined, atCode)
  const refusal = refusalOf(gift, now)
  if (refusal !== undefined) throw refusal
  return gift
}

/** The value of a code. Throws as findUsable. */
export async function viewGiftCode(db: Db, guess: Guess, now: Date): Promise<GiftCertificate> {
  const { id, description, hint, amountCents, balanceCents, validUntil } = await findUsable(db, guess, now)
  return {
    giftCertificateId: id,
    description,
    hint,
    amount: toEuros(amountCents),
    left: toEuros(balanceCents),
    validUntil: validUntil?.toISOString() ?? null,
  }
}

/** A cart after a call about its gift codes; isNew: the code was not there before. */
export interface CartWithGift {
  cart: CartSnapshot
  isNew: boolean
}

/** The session's cart after a change; the change counts as activity, which prolongs the reservation of its slot. */
async function readChanged({ db }: CartNeeds, session: RequestSession, now: Date): Promise<CartSnapshot> {
  const cart = await readCart(db, session, now)
  await extendSlotHold(db, cart, now)
  return cart
}

/**
 * Adds a code to the cart; one that is there already counts once. This changes the cart, so a prepared order is
 * discarded. Throws as findUsable, gift.tooMany, cart.locked (409).
 */
export async function addCodeToCart(services: CartNeeds, guess: Guess, now: Date): Promise<CartWithGift> {
  const { session } = guess
  const gift = await findUsable(services.db, guess, now)
  const isNew = await inLockedCart(services.db, session, now, async (tx, { id: cartId }) => {
    const { count, isThere } = await countCartGifts(tx, { cartId, giftCertificateId: gift.id })
    if (isThere) return false
    if (count >= GIFT_CODES_MAX) throw refuse('gift.tooMany', { max: GIFT_CODES_MAX }, atCode)
    return (await insertCartGift(tx, { cartId, giftCertificateId: gift.id, now })) > 0
  })
  return { cart: await readChanged(services, session, now), isNew }
}

/**
 * Removes a code from the cart, by its id or as typed; one that is gone already is no error. Throws field.required
 * (400), cart.locked (409).
 */
export async function removeCodeFromCart(
  services: CartNeeds,
  session: RequestSession,
  { code, gift_certificate_id: id }: BodyOf<typeof removeGiftCode>,
  now: Date,
): Promise<CartSnapshot> {
  if (code === undefined && id === undefined) throw refuse('field.required', { field: 'code' }, atCode)
  await inLockedCart(services.db, session, now, async (tx, { id: cartId }) => {
    const codeHash = code === undefined ? null : hashGiftCode(code).codeHash
    await removeCartGift(tx, { cartId, giftCertificateId: id ?? null, codeHash, now })
  })
  return readChanged(services, session, now)
}
