import { GIFT_CERTIFICATE_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeDayEnd } from '@cambusa/domain/time/rome-instant'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashGiftCode, madeCode } from './hash-gift-code.ts'
import {
  insertMadeCertificates,
  listBoughtGifts,
  listMadeForUpdate,
  listMadeOfLines,
  updateBlocked,
} from './made-certificates.queries.ts'

/** How many certificates were generated, and whom their codes are mailed to. */
export interface MadeGifts {
  count: number
  buyer: { to: string; userId: number; firstName: string; orderNumber: string }
}

/**
 * Generates the gift certificates that an order bought, one per piece, in the transaction that marks it paid.
 * undefined: nothing was generated, because it bought none, was given up, or has them already.
 */
export async function generateGiftCertificates(
  tx: Db,
  config: Pick<Platform['config'], 'secret'>,
  orderId: number,
  now: Date,
): Promise<MadeGifts | undefined> {
  const bought = await listBoughtGifts(tx, { orderId })
  const [first] = bought
  if (first === undefined) return undefined
  const pieces = bought.flatMap(({ orderItemId, name, quantity, giftValueCents }) =>
    Array.from({ length: Math.floor(quantity) }, (_, index) => {
      const made = { orderItemId, serial: index + 1, createdAt: now }
      return {
        ...made,
        ...hashGiftCode(madeCode(config, made)),
        description: name,
        amountCents: giftValueCents,
      }
    }),
  )
  const count = await insertMadeCertificates(tx, {
    codeHashes: pieces.map(({ codeHash }) => codeHash),
    hints: pieces.map(({ hint }) => hint),
    descriptions: pieces.map(({ description }) => description),
    amounts: pieces.map(({ amountCents }) => amountCents),
    orderItemIds: pieces.map(({ orderItemId }) => orderItemId),
    serials: pieces.map(({ serial }) => serial),
    validUntil: romeDayEnd(addDaysIso(romeDate(now), GIFT_CERTIFICATE_DAYS)),
    now,
  })
  if (count === 0) return undefined
  const { login: to, userId, firstName, number: orderNumber } = first
  return { count, buyer: { to, userId, firstName, orderNumber } }
}

const isSpent = ({ amountCents, balanceCents }: { amountCents: number; balanceCents: number }) =>
  balanceCents < amountCents

/**
 * Blocks the certificates that were generated for an order, in the transaction that gives it up. false: one is partly
 * spent, so none is blocked and the order cannot simply be given up.
 */
export async function takeBackGiftCertificates(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const made = await listMadeForUpdate(tx, { orderId })
  if (made.some(isSpent)) return false
  await updateBlocked(tx, { ids: made.map(({ id }) => id), now })
  return true
}

/**
 * Blocks the certificates of order lines that go back, in the transaction that notes it. false: one is spent, at least
 * in part, so none is blocked.
 */
export async function blockGiftsOfLines(
  tx: Db,
  orderItemIds: readonly number[],
  now: Date,
): Promise<boolean> {
  const made = await listMadeOfLines(tx, { orderItemIds })
  if (made.some(isSpent)) return false
  await updateBlocked(tx, { ids: made.map(({ id }) => id), now })
  return true
}
