import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { giftCodesOf } from '../gift-cards/gift-cards.ts'
import { invitationToken, linkOf } from '../links/links.ts'
import { findInvitationInMail } from './invitation-in-mail.queries.ts'
import { findOrderInMail } from './order-in-mail.queries.ts'
import { findWithdrawalInMail } from './withdrawal-in-mail.queries.ts'
import type { MailFacts } from './write-mail.ts'

type Secret = Pick<Platform['config'], 'secret'>

/** Placeholder for the link's token in the stored text. No parameter of a mail with a link can contain it. */
const TOKEN_MARK = '__LINK_TOKEN__'
/** Placeholder for the code of a gift certificate in the stored text, by the certificate's id. */
const codeMark = (certificateId: number) => `__GIFT_CODE_${certificateId}__`

/** The current facts that a mail is written from, with placeholders for its secrets. */
export async function factsFor(
  db: Db,
  config: Secret,
  { linkId, invitationId, giftOrderId, orderId, withdrawalId }: Record<string, unknown>,
): Promise<MailFacts> {
  if (typeof linkId === 'number') {
    const link = await linkOf(db, config, linkId)
    return link === undefined ? {} : { link: { ...link, token: TOKEN_MARK } }
  }
  if (typeof invitationId === 'number') {
    const invitation = await findInvitationInMail(db, { invitationId })
    return invitation === undefined
      ? {}
      : { link: { purpose: 'invitation', token: TOKEN_MARK, email: invitation.email } }
  }
  if (typeof giftOrderId === 'number') {
    const gifts = await giftCodesOf(db, config, giftOrderId)
    return { gifts: gifts.map((gift) => ({ ...gift, code: codeMark(gift.certificateId) })) }
  }
  if (typeof orderId === 'number') {
    const order = await findOrderInMail(db, { orderId })
    const withdrawal =
      typeof withdrawalId === 'number' ? await findWithdrawalInMail(db, { withdrawalId }) : undefined
    return { ...(order && { order }), ...(withdrawal && { withdrawal }) }
  }
  return {}
}

/**
 * The secrets of a mail by their placeholders, derived when it is sent: none is stored in the database. `useless` says
 * why the mail is no longer of use; `now` is null if it was sent already and is only shown.
 */
export async function secretsFor(
  db: Db,
  config: Secret,
  { linkId, invitationId, giftOrderId }: Record<string, unknown>,
  now: Date | null,
): Promise<ReadonlyMap<string, string> | { useless: string }> {
  if (typeof linkId === 'number') {
    const link = await linkOf(db, config, linkId)
    const isOpen = link !== undefined && (now === null || link.isOpenAt(now))
    return isOpen ? new Map([[TOKEN_MARK, link.token]]) : { useless: 'its link is used, revoked or too old' }
  }
  if (typeof invitationId === 'number') {
    const invitation = await findInvitationInMail(db, { invitationId })
    const isOpen =
      invitation !== undefined && (now === null || (invitation.isOpen && invitation.expiresAt > now))
    return isOpen
      ? new Map([[TOKEN_MARK, invitationToken(config, invitation.nonce)]])
      : { useless: 'its invitation is used, withdrawn or too old' }
  }
  if (typeof giftOrderId === 'number') {
    const gifts = await giftCodesOf(db, config, giftOrderId)
    return gifts.some(({ isBlocked }) => now === null || !isBlocked)
      ? new Map(gifts.map(({ certificateId, code }) => [codeMark(certificateId), code]))
      : { useless: 'its gift certificates were taken back' }
  }
  return new Map()
}
