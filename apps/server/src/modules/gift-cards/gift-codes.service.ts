import { shownGiftCode } from '@cambusa/domain/payments/gift-code'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { listMadeCertificates } from './gift-codes.queries.ts'
import { hashGiftCode, madeCode } from './hash-gift-code.ts'

/** A gift certificate as its buyer's mail shows it. */
export interface MailedGift {
  certificateId: number
  /** The code formatted for people. */
  code: string
  description: string
  amountCents: number
  validUntil: Date | null
  /** It was blocked when its order was given up. */
  isBlocked: boolean
}

/**
 * The certificates that were generated for an order, with their codes. Throws if a code does not match the stored hash:
 * the shop's secret has changed since.
 */
export async function giftCodesOf(
  db: Db,
  config: Pick<Platform['config'], 'secret'>,
  orderId: number,
): Promise<MailedGift[]> {
  const rows = await listMadeCertificates(db, { orderId })
  return rows.map(
    ({ id: certificateId, codeHash, description, amountCents, validUntil, blockedAt, ...made }) => {
      const code = madeCode(config, made)
      if (!hashGiftCode(code).codeHash.equals(codeHash))
        throw new Error(
          `the secret of the shop is not the one that gift certificates of order ${orderId} had`,
        )
      const isBlocked = blockedAt !== null
      return { certificateId, code: shownGiftCode(code), description, amountCents, validUntil, isBlocked }
    },
  )
}
