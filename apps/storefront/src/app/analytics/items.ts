import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { Order } from '@cambusa/contract/orders/orders'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { multiplyCents, toCents, toEuros } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import type { Goods, Item } from './shop-event.ts'

/** Services take at most so many items in one event. */
const MOST_ITEMS = 200

type Named = Pick<ProductCard, 'code' | 'name' | 'description' | 'vendor' | 'breadCrumbs' | 'variableWeight'>

interface Sold {
  product: Named
  unit: string
  /** Pieces, or the base unit of goods by weight. */
  quantity: number
  /** Euros for one piece or base unit. */
  price: number
}

/** A quantity of a product. */
function itemOf({ product, unit, quantity, price }: Sold): Item {
  const { code, name, description, vendor, breadCrumbs, variableWeight } = product
  const [first, ...others] = breadCrumbs
  const aisle = others.at(-1)
  return {
    item_id: code,
    item_name: name,
    item_brand: vendor.name,
    ...(first && { item_category: first.name }),
    ...(aisle && { item_category2: aisle.name }),
    item_variant: variableWeight ? `${formatAmount(quantity)} ${unit}` : description,
    price: variableWeight ? toEuros(multiplyCents(toCents(price), quantity)) : price,
    quantity: variableWeight ? 1 : quantity,
  }
}

/** A product as lists and its page show it: one piece, or one base unit. */
export const shownItem = (product: Named & Pick<ProductCard, 'price' | 'priceUnitDisplay'>): Item =>
  itemOf({ product, unit: product.priceUnitDisplay, quantity: 1, price: product.price ?? 0 })

/** Items with their value: the sum of what they cost. */
export function goodsOf(items: readonly Item[]): Goods {
  const cents = items.reduce((sum, { price, quantity }) => sum + multiplyCents(toCents(price), quantity), 0)
  return { currency: 'EUR', value: toEuros(cents), items: items.slice(0, MOST_ITEMS) }
}

/** The lines of a list, with their places. */
export const listedItems = (
  products: readonly (Named & Pick<ProductCard, 'price' | 'priceUnitDisplay'>)[],
): Item[] => products.slice(0, MOST_ITEMS).map((product, index) => ({ ...shownItem(product), index }))

/** A part of a cart's line: `quantity` of it, above 0. */
export const lineItem = ({ product, price }: CartItem, quantity: number): Item =>
  itemOf({ product, unit: product.priceUnitDisplay, quantity, price: price ?? product.price ?? 0 })

/** The goods of a cart. */
export const cartGoods = ({ cartItems, itemsTotal }: Pick<Cart, 'cartItems' | 'itemsTotal'>): Goods => ({
  ...goodsOf(cartItems.map((line) => lineItem(line, line.quantity))),
  value: itemsTotal,
})

/** The goods of an order, which keeps its own copy of names and prices; categories are not among them. */
export const orderItems = ({ items = [] }: Pick<Order, 'items'>): Item[] =>
  items
    .slice(0, MOST_ITEMS)
    .map(({ code, name, description, brand, variableWeight, unit, quantity, price }) => {
      const product = { code, name, description, vendor: { name: brand }, breadCrumbs: [], variableWeight }
      return itemOf({ product, unit, quantity, price })
    })
