import { GIFT_CERTIFICATE_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeDayEnd } from '@cambusa/domain/time/rome-instant'
import type { Db } from '../../platform/database.ts'
import { keptCode, madeCode } from '../gift-codes/gift-codes.ts'
import { sendMail, type MailConfig } from '../mail/mail.ts'
import {
  insertMadeCertificates,
  listBoughtGifts,
  listMadeForUpdate,
  updateBlocked,
} from './made-certificates.queries.ts'

/**
 * Makes the gift certificates that an order bought, one a piece, and sends their codes to the buyer; called in the
 * transaction in which the order is paid. Called again it makes nothing and sends nothing; of an order that was given up it
 * makes none. Answers how many it made.
 */
export async function generateGiftCertificates(
  tx: Db,
  config: MailConfig,
  orderId: number,
  now: Date,
): Promise<number> {
  const bought = await listBoughtGifts(tx, { orderId })
  const [first] = bought
  if (first === undefined) return 0
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
  if (count === 0) return 0
  const { login: to, userId, firstName, number: orderNumber } = first
  const params = { firstName, orderNumber, giftOrderId: orderId }
  await sendMail(tx, config, { kind: 'giftCertificates', to, userId, params }, now)
  return count
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
