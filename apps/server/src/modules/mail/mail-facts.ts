import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { giftCodesOf } from '../gift-cards/gift-cards.ts'
import { linkOf } from '../links/links.ts'
import { findOrderInMail } from './order-in-mail.queries.ts'
import type { MailFacts } from './write-mail.ts'

type Secret = Pick<Platform['config'], 'secret'>

/** Stands in the kept words for the token of the link. No parameter of a mail with a link can hold it. */
const TOKEN_MARK = '__LINK_TOKEN__'
/** Stands in the kept words for the code of a gift certificate, which is told apart by its row. */
const codeMark = (certificateId: number) => `__GIFT_CODE_${certificateId}__`

/** What a mail is written of, as it is now; marks stand where its secrets go. */
export async function factsFor(
  db: Db,
  config: Secret,
  { linkId, giftOrderId, orderId }: Record<string, unknown>,
): Promise<MailFacts> {
  if (typeof linkId === 'number') {
    const link = await linkOf(db, config, linkId)
    return link === undefined ? {} : { link: { ...link, token: TOKEN_MARK } }
  }
  if (typeof giftOrderId === 'number') {
    const gifts = await giftCodesOf(db, config, giftOrderId)
    return { gifts: gifts.map((gift) => ({ ...gift, code: codeMark(gift.certificateId) })) }
  }
  if (typeof orderId === 'number') {
    const order = await findOrderInMail(db, { orderId })
    return order === undefined ? {} : { order }
  }
  return {}
}

/**
 * The secrets of a mail by their marks, worked out when it is sent: none lies in the database. `useless` says why it is of no
 * use any more; `now` is null where it was sent already and is only shown.
 */
export async function secretsFor(
  db: Db,
  config: Secret,
  { linkId, giftOrderId }: Record<string, unknown>,
  now: Date | null,
): Promise<ReadonlyMap<string, string> | { useless: string }> {
  if (typeof linkId === 'number') {
    const link = await linkOf(db, config, linkId)
    const isOpen = link !== undefined && (now === null || link.isOpenAt(now))
    return isOpen ? new Map([[TOKEN_MARK, link.token]]) : { useless: 'its link is used, revoked or too old' }
  }
  if (typeof giftOrderId === 'number') {
    const gifts = await giftCodesOf(db, config, giftOrderId)
    return gifts.some(({ isBlocked }) => now === null || !isBlocked)
      ? new Map(gifts.map(({ certificateId, code }) => [codeMark(certificateId), code]))
      : { useless: 'its gift certificates were taken back' }
  }
  return new Map()
}
