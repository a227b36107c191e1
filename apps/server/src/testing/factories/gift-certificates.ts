import { hashGiftCode } from '../../modules/gift-cards/gift-cards.ts'
import type { Db } from '../../platform/database/database.ts'
import { giftCertificateHolders, giftCertificates } from '../../platform/schema/gift-certificates.ts'

type GiftToBuild = Partial<typeof giftCertificates.$inferInsert> & {
  code: string
  /** Who alone may use it; left out: everybody. */
  holder?: { userId?: number; companyId?: number }
}

/** Inserts a gift code of 10 euro that everybody may use, unless said otherwise; answers its id. */
export async function buildGift(db: Db, { code, holder, ...given }: GiftToBuild): Promise<number> {
  const { amountCents = 1_000, ...rest } = given
  const [row] = await db
    .insert(giftCertificates)
    .values({
      ...hashGiftCode(code),
      description: 'Buono regalo',
      amountCents,
      balanceCents: amountCents,
      ...rest,
    })
    .returning({ id: giftCertificates.id })
  const giftCertificateId = row!.id
  if (holder) await db.insert(giftCertificateHolders).values({ giftCertificateId, ...holder })
  return giftCertificateId
}
