import { saidInfos, type CartSnapshot, type PricedCart, type PricedLine } from '../cart/cart.ts'
import type { SellableProduct } from '../catalogue/catalogue.ts'
import type { PreparedLine, PreparedOrder } from '../orders/orders.ts'

/** A line that can be bought. */
type SellableLine = PricedLine & { product: SellableProduct; priceCents: number }

const isSellable = (line: PricedLine): line is SellableLine =>
  line.product !== undefined && line.priceCents !== null

function preparedLine(
  { line, product, priceCents, grossCents }: SellableLine,
  position: number,
): PreparedLine {
  return {
    position,
    productId: product.id,
    code: product.code,
    gtin: product.gtin,
    name: product.name,
    format: product.format,
    brand: product.brand,
    slug: product.slug,
    mediaKey: product.mediaKey,
    quantity: line.quantity,
    unit: product.unit,
    isVariableWeight: product.kind === 'Sfuso',
    priceCents,
    grossCents,
    vatRate: product.vatRate,
    infos: line.infos,
    notes: line.notes,
    giftValueCents: product.giftValueCents,
  }
}

/** The order that a checked cart would become: its address, slot and prices are present. */
export function preparedOrder(
  cart: CartSnapshot & {
    address: NonNullable<CartSnapshot['address']>
    slot: NonNullable<CartSnapshot['slot']>
  },
  priced: PricedCart,
  names: { companyName: string | null; deliveryServiceName: string },
): PreparedOrder {
  const { totals } = priced
  const lines = priced.lines.filter(isSellable)
  const ages = lines.flatMap(({ product }) => product.minAge ?? [])
  return {
    ...names,
    storeName: cart.storeName,
    warehouseName: cart.warehouseName,
    shippingAddress: cart.address,
    slot: {
      timeslotId: cart.slot.id,
      date: cart.slot.date,
      beginTime: cart.slot.beginTime,
      endTime: cart.slot.endTime,
    },
    infos: saidInfos(cart),
    itemsCents: totals.itemsCents,
    deliveryFeeCents: totals.deliveryFeeCents,
    packagesCents: totals.packagingCents,
    packages: priced.packages,
    giftCents: totals.giftCertificatesCents,
    worstCaseCents: priced.worstCaseCents,
    totalCents: totals.totalCents,
    taxCents: totals.taxCents,
    vat: totals.vat,
    totalItems: lines.length,
    minAge: ages.length === 0 ? null : Math.max(...ages),
    lines: lines.map(preparedLine),
    gifts: priced.gifts.flatMap(({ id, usedCents }) => (usedCents === 0 ? [] : [{ id, cents: usedCents }])),
  }
}
