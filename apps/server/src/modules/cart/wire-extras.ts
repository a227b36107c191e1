import type { Cart } from '@cambusa/contract/cart'
import { toEuros } from '@cambusa/domain/money/money'
import type { OrderPackage } from '../../platform/schema/orders.ts'
import type { PricedGift } from './cart-pricing.ts'

/** Packaging as carts and orders carry it on the wire. */
export function wirePackage(packaging: OrderPackage): Cart['orderPackages'][number] {
  return {
    orderPackageId: packaging.packagingId,
    quantity: packaging.quantity,
    totalPrice: toEuros(packaging.totalCents),
    vatRate: packaging.vatRate,
    isDeposit: packaging.isDeposit,
    package: { descr: packaging.descr, cost: toEuros(packaging.costCents) },
  }
}

/** A gift code of a cart on the wire: what it pays, and what will be left on it. */
export function wireGift(gift: PricedGift): Cart['giftCertificates'][number] {
  const { id, description, hint, usedCents, leftCents, validUntilMs } = gift
  return {
    giftCertificateId: id,
    description,
    hint,
    used: toEuros(usedCents),
    left: toEuros(leftCents - usedCents),
    validUntil: validUntilMs === null ? null : new Date(validUntilMs).toISOString(),
  }
}
