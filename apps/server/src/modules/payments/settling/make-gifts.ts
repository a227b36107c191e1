import type { Db } from '../../../platform/database/database.ts'
import { generateGiftCertificates } from '../../gift-cards/gift-cards.ts'
import { sendMail, type MailConfig } from '../../mail/mail.ts'

/**
 * Generates the gift certificates that an order bought and mails their codes to the buyer, in the transaction that
 * marks the order paid. Called again it does nothing. Returns how many it generated.
 */
export async function makeGifts(tx: Db, config: MailConfig, orderId: number, now: Date): Promise<number> {
  const made = await generateGiftCertificates(tx, config, orderId, now)
  if (made === undefined) return 0
  const { to, userId, ...names } = made.buyer
  const params = { ...names, giftOrderId: orderId }
  await sendMail(tx, config, { kind: 'giftCertificates', to, userId, params }, now)
  return made.count
}
