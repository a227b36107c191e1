import type { Cart } from '@cambusa/contract/cart/cart'
import { multiplyCents, toEuros } from '@cambusa/domain/money/money'
import type { OrderPackage } from '../../../platform/schema/orders.ts'
import type { PricedCart, PricedGift } from './cart-pricing.ts'

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

/** A gift code with what it pays and the balance after that, cents. */
export type PaidGift = PricedGift

/** A gift code on the wire: what it pays of a cart or an order, and the balance after that. */
export function wireGift(gift: PaidGift): Cart['giftCertificates'][number] {
  const { id, description, hint, usedCents, leftCents, validUntilMs } = gift
  return {
    giftCertificateId: id,
    description,
    hint,
    used: toEuros(usedCents),
    left: toEuros(leftCents),
    validUntil: validUntilMs === null ? null : new Date(validUntilMs).toISOString(),
  }
}

/** The gift certificates among the cart's lines, with their values: generated once the order is paid. */
export function giftsToMake({ lines }: PricedCart): Cart['giftCertificatesToGenerate'] {
  return lines.flatMap(({ line, product, priceCents }) =>
    product === undefined || product.giftValueCents === null || priceCents === null
      ? []
      : [
          {
            description: product.name,
            giftTotal: toEuros(multiplyCents(product.giftValueCents, line.quantity)),
          },
        ],
  )
}
