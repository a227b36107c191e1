import { multiplyCents } from '../money/money.ts'
import { vatBreakdown, type VatOfRate } from '../money/vat.ts'

/** A charged line: a product or a packaging. Price VAT included, cents per piece or base unit. */
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
  /** The sum of the cart's gift codes; a gift code is a payment and does not lower the VAT. */
  giftCertificatesCents?: number
  /** The part of the order that may not be paid with gift codes. */
  withoutGiftsCents?: number
}

export interface CartTotals {
  itemsCents: number
  packagingCents: number
  deliveryFeeCents: number
  /** The part of the gift codes that this order uses. */
  giftCertificatesCents: number
  /** The amount that remains to be paid. */
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

/** Totals of a cart in cents: rounded lines plus packaging plus delivery fee minus gift codes. */
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
