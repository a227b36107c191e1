import { GIFT_CERTIFICATE_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeDayEnd } from '@cambusa/domain/time/rome-instant'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { keptCode, madeCode } from './kept-code.ts'
import {
  insertMadeCertificates,
  listBoughtGifts,
  listMadeForUpdate,
  updateBlocked,
} from './made-certificates.queries.ts'

/** How many certificates were made, and whom their codes are mailed to. */
export interface MadeGifts {
  count: number
  buyer: { to: string; userId: number; firstName: string; orderNumber: string }
}

/**
 * Makes the gift certificates that an order bought, one a piece, in the transaction in which it is paid. undefined: nothing
 * was made, as it bought none, was given up, or they were made before.
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
      return { ...made, ...keptCode(madeCode(config, made)), description: name, amountCents: giftValueCents }
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

/**
 * Blocks the certificates that an order made, in the transaction that gives the order up. false: some of one is spent
 * already, so that none is blocked and the order cannot be given up as if nothing had happened.
 */
export async function takeBackGiftCertificates(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const made = await listMadeForUpdate(tx, { orderId })
  if (made.some(({ amountCents, balanceCents }) => balanceCents < amountCents)) return false
  await updateBlocked(tx, { ids: made.map(({ id }) => id), now })
  return true
}
