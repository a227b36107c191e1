import type { Cart, CartItem } from '@cambusa/contract/cart'
import type { ProductCard } from '@cambusa/contract/product'
import { multiplyCents, toCents, toEuros } from '@cambusa/domain/money/money'
import { isVatRate, vatBreakdown } from '@cambusa/domain/money/vat'

/** What a shopper wants of a product, before the server has said yes. */
export interface WantedQuantity {
  product: ProductCard
  /** Pieces, or base unit for goods by weight; 0 takes it out. */
  quantity: number
  /** A visitor asked for it and has signed in since: the customer's own line of it is raised to it, never lowered. */
  isOfVisitor?: boolean
}

export const lineOf = (cart: Cart | undefined, productId: number): CartItem | undefined =>
  cart?.cartItems.find((item) => item.productId === productId)

/** A line that the server does not know yet has a negative id. */
export const isSaved = (item: CartItem): boolean => item.itemId > 0

const withQuantity = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  quantity,
  weight: item.product.variableWeight ? quantity : null,
  grossTotal: item.price === null ? 0 : toEuros(multiplyCents(toCents(item.price), quantity)),
  problem: undefined,
})

const newLine = (product: ProductCard): CartItem => ({
  itemId: -product.productId,
  productId: product.productId,
  product,
  quantity: 0,
  weight: null,
  price: product.price,
  grossTotal: 0,
  vatRate: product.vatRate,
  infos: {},
  notes: '',
  useWpId: false,
  deliveryWarehouseId: null,
})

function patchLines(items: readonly CartItem[], wanted: Iterable<WantedQuantity>): CartItem[] {
  const lines = new Map(items.map((item) => [item.productId, item]))
  for (const { product, quantity } of wanted) {
    if (quantity <= 0) lines.delete(product.productId)
    else
      lines.set(product.productId, withQuantity(lines.get(product.productId) ?? newLine(product), quantity))
  }
  return [...lines.values()]
}

const grossLines = (items: readonly CartItem[]) =>
  items.flatMap(({ grossTotal, vatRate }) =>
    isVatRate(vatRate) ? [{ grossCents: toCents(grossTotal), vatRate }] : [],
  )

/** What the server's totals hold beyond the lines (the delivery fee), by VAT rate. */
function beyondLines(cart: Cart) {
  const ofLines = new Map(
    vatBreakdown(grossLines(cart.cartItems)).map((vat) => [vat.rate as number, vat.grossCents]),
  )
  return cart.vat.flatMap(({ rate, gross }) => {
    const grossCents = toCents(gross) - (ofLines.get(rate) ?? 0)
    return isVatRate(rate) && grossCents !== 0 ? [{ grossCents, vatRate: rate }] : []
  })
}

/**
 * The cart as it will be when the server has taken the wanted quantities: lines, totals and VAT are worked out by the
 * same rules (specification §13); only the delivery fee waits for the server.
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
