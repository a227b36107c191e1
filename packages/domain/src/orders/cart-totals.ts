import { multiplyCents } from '../money/money.ts'
import { vatBreakdown, type VatOfRate } from '../money/vat.ts'

/** A line that is charged: a product or a packaging. Price VAT included, cents per piece or base unit. */
export interface PricedLine {
  priceCents: number
  quantity: number
  vatRate: number
}

export interface CartTotalsInput {
  lines: readonly PricedLine[]
  deliveryFeeCents: number
  deliveryVatRate: number
  packaging?: readonly PricedLine[]
  /** What the gift codes of the cart are worth; a gift code pays, it does not lower the VAT. */
  giftCertificatesCents?: number
  /** The part of the order that gift codes may not pay. */
  withoutGiftsCents?: number
}

export interface CartTotals {
  itemsCents: number
  packagingCents: number
  deliveryFeeCents: number
  /** The part of the gift codes that this order uses up. */
  giftCertificatesCents: number
  /** What is left to pay. */
  totalCents: number
  taxCents: number
  vat: VatOfRate[]
}

const sumOf = (amounts: readonly { grossCents: number }[]) =>
  amounts.reduce((sum, { grossCents }) => sum + grossCents, 0)

const grossOf = (lines: readonly PricedLine[]) =>
  lines.map(({ priceCents, quantity, vatRate }) => ({
    grossCents: multiplyCents(priceCents, quantity),
    vatRate,
  }))

/** Totals of a cart in cents: the sum of its rounded lines plus packaging plus delivery fee less gift codes. */
export function cartTotals(cart: CartTotalsInput): CartTotals {
  const items = grossOf(cart.lines)
  const packaging = grossOf(cart.packaging ?? [])
  const delivery =
    cart.deliveryFeeCents === 0 ? [] : [{ grossCents: cart.deliveryFeeCents, vatRate: cart.deliveryVatRate }]
  const dueCents = sumOf(items) + sumOf(packaging) + cart.deliveryFeeCents
  const giftCertificatesCents = Math.max(
    0,
    Math.min(cart.giftCertificatesCents ?? 0, dueCents - (cart.withoutGiftsCents ?? 0)),
  )
  const vat = vatBreakdown([...items, ...packaging, ...delivery])
  return {
    itemsCents: sumOf(items),
    packagingCents: sumOf(packaging),
    deliveryFeeCents: cart.deliveryFeeCents,
    giftCertificatesCents,
    totalCents: dueCents - giftCertificatesCents,
    taxCents: vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
    vat,
  }
}
