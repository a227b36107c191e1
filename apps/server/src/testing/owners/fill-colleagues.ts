import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { newToken, tokenKey, keyBytes } from '../../modules/auth/session-tokens.ts'
import type { Db } from '../../platform/database/database.ts'
import { approvals } from '../../platform/schema/approvals.ts'
import { cartItems } from '../../platform/schema/carts.ts'
import { colleagueInvitations, colleagues } from '../../platform/schema/colleagues.ts'
import { buildAddress, buildOpenCart } from '../factories/delivery.ts'
import type { OwnMark } from './owner-marks.ts'

const FAR = new Date('2100-01-01')
const secret = () => keyBytes(tokenKey(newToken()))

export interface CompanyIds {
  invitationId: number
  /** A cart of hers that waits for approval. */
  approvalId: number
}

/** What belongs to a holder of a company: her row, an invitation, a cart that waits for approval. */
export async function fillColleagues(
  db: Db,
  { userId, companyId, productId }: { userId: number; companyId: number; productId: number },
  mark: OwnMark,
): Promise<CompanyIds> {
  await db.insert(colleagues).values({ userId, companyId, role: 'holder' })
  const [invitation] = await db
    .insert(colleagueInvitations)
    .values({
      companyId,
      email: `${mark('invita')}@example.com`,
      role: 'buyer',
      invitedBy: userId,
      nonce: secret(),
      tokenHash: secret(),
      expiresAt: FAR,
    })
    .returning({ id: colleagueInvitations.id })
  const addressId = await buildAddress(db, userId, { companyId, addressName: mark('cantina') })
  const cartId = await buildOpenCart(db, userId, {
    companyId,
    addressId,
    status: CART_STATUS.awaitingApproval,
    infos: { order_note: mark('richiesta') },
  })
  await db.insert(cartItems).values({ cartId, productId, quantity: 20, infos: { note: mark('attende') } })
  const [approval] = await db
    .insert(approvals)
    .values({
      cartId,
      userId,
      companyId,
      why: 'always',
      totalCents: 25_00,
      totalItems: 1,
      deliveryServiceName: mark('servizio'),
      slotDate: '2026-11-25',
      slotBegin: '10:00',
      slotEnd: '12:00',
      lines: [],
      lapsesAt: FAR,
    })
    .returning({ id: approvals.id })
  return { invitationId: invitation!.id, approvalId: approval!.id }
}
