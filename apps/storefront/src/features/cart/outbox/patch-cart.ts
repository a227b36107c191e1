import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { multiplyCents, toCents, toEuros } from '@cambusa/domain/money/money'
import { vatBreakdown } from '@cambusa/domain/money/vat'

/** The quantity of a product that a shopper wants, before the server has confirmed it. */
export interface WantedQuantity {
  product: ProductCard
  /** Pieces, or base units for goods by weight; 0 removes it. */
  quantity: number
  /** The choices, as the notes of its line; most products have none. */
  notes?: string
  /** Wishes and note that the line had before it was removed. */
  infos?: CartItem['infos'] | undefined
  /** A visitor asked for it and has signed in since: the customer's own line is raised to it, never lowered. */
  isOfVisitor?: boolean
}

/** Finds the line: without notes the one that has none, else any of the product. */
function placeOf(items: readonly CartItem[], productId: number, notes: string): number {
  const exact = items.findIndex((item) => item.productId === productId && item.notes === notes)
  return exact >= 0 || notes ? exact : items.findIndex((item) => item.productId === productId)
}

export const lineOf = (cart: Cart | undefined, productId: number, notes = ''): CartItem | undefined =>
  cart?.cartItems[placeOf(cart.cartItems, productId, notes)]

/** A line that the server does not have yet has a negative id. */
export const isSaved = (item: CartItem): boolean => item.itemId > 0

const withQuantity = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  quantity,
  weight: item.product.variableWeight ? quantity : null,
  grossTotal: item.price === null ? 0 : toEuros(multiplyCents(toCents(item.price), quantity)),
  problem: undefined,
})

const newLine = (product: ProductCard, notes: string, infos: CartItem['infos']): CartItem => ({
  itemId: -product.productId,
  productId: product.productId,
  product,
  quantity: 0,
  weight: null,
  price: product.price,
  grossTotal: 0,
  vatRate: product.vatRate,
  infos,
  notes,
  useWpId: false,
  deliveryWarehouseId: null,
})

function patchLines(items: readonly CartItem[], wanted: Iterable<WantedQuantity>): CartItem[] {
  const lines = [...items]
  for (const { product, quantity, notes = '', infos = {} } of wanted) {
    const known = placeOf(lines, product.productId, notes)
    const place = known < 0 ? lines.length : known
    if (quantity > 0) lines[place] = withQuantity(lines[place] ?? newLine(product, notes, infos), quantity)
    else lines.splice(place, 1)
  }
  return lines
}

const grossLines = (items: readonly CartItem[]) =>
  items.map(({ grossTotal, vatRate }) => ({ grossCents: toCents(grossTotal), vatRate }))

/** The part of the server's totals that does not come from lines (packaging, delivery fee), by VAT rate. */
function beyondLines(cart: Cart) {
  const ofLines = new Map(vatBreakdown(grossLines(cart.cartItems)).map((vat) => [vat.rate, vat.grossCents]))
  return cart.vat.flatMap(({ rate, gross }) => {
    const grossCents = toCents(gross) - (ofLines.get(rate) ?? 0)
    return grossCents !== 0 ? [{ grossCents, vatRate: rate }] : []
  })
}

/**
 * The cart as it will be when the server has accepted the wanted quantities: lines, totals and VAT follow the same
 * rules (specification §13); only packaging and the delivery fee come from the server.
 */
export function patchCart(cart: Cart, wanted: readonly WantedQuantity[]): Cart {
  if (wanted.length === 0) return cart
  const cartItems = patchLines(cart.cartItems, wanted)
  const itemsCents = cartItems.reduce((sum, item) => sum + toCents(item.grossTotal), 0)
  const vat = vatBreakdown([...grossLines(cartItems), ...beyondLines(cart)])
  return {
    ...cart,
    cartItems,
    sectors: undefined,
    totalItems: cartItems.length,
    itemsTotal: toEuros(itemsCents),
    totalPrice: toEuros(toCents(cart.totalPrice) - toCents(cart.itemsTotal) + itemsCents),
    taxTotal: toEuros(vat.reduce((sum, { vatCents }) => sum + vatCents, 0)),
    vat: vat.map(({ rate, grossCents, netCents, vatCents }) => ({
      rate,
      gross: toEuros(grossCents),
      net: toEuros(netCents),
      vat: toEuros(vatCents),
    })),
    missingToMinimum: toEuros(Math.max(0, toCents(cart.minimumOrder) - itemsCents)),
  }
}
