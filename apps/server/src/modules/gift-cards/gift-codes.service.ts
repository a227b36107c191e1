import { shownGiftCode } from '@cambusa/domain/payments/gift-code'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { listMadeCertificates } from './gift-codes.queries.ts'
import { keptCode, madeCode } from './kept-code.ts'

/** A gift certificate as its buyer's mail shows it. */
export interface MailedGift {
  certificateId: number
  /** As people write it. */
  code: string
  description: string
  amountCents: number
  validUntil: Date | null
  /** It was taken back with its order. */
  isBlocked: boolean
}

/**
 * The certificates that were made for an order, with their codes. Throws where a code is not the one that was made: the
 * shop's secret is another one since.
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
      if (!keptCode(code).codeHash.equals(codeHash))
        throw new Error(
          `the secret of the shop is not the one that gift certificates of order ${orderId} had`,
        )
      const isBlocked = blockedAt !== null
      return { certificateId, code: shownGiftCode(code), description, amountCents, validUntil, isBlocked }
    },
  )
}
