import { ProductCard } from '@cambusa/contract/catalogue/product'
import type { ListDetail, ListItem, ListSummary } from '@cambusa/contract/lists/list-parts'
import type { buildProduct } from './test-product.ts'

type Product = ReturnType<typeof buildProduct>

/** The fields of a product that a card has. */
export function cardOf(product: Product): ProductCard {
  const fields = Object.entries(product).filter(([field]) => field in ProductCard.properties)
  const card: unknown = Object.fromEntries(fields)
  return card as ProductCard
}

/** A line of a list for tests; its itemId is 100 more than the product's. */
export const buildListItem = (product: Product, quantity: number): ListItem => ({
  itemId: 100 + product.productId,
  productId: product.productId,
  name: product.name,
  description: product.description,
  mediaURL: '',
  quantity,
  unit: 'pz',
  price: product.price,
  notes: '',
  product: cardOf(product),
  alternatives: [],
})

/** The customer's own list 7 for tests. */
export const buildList = (items: ListItem[]): ListDetail => ({
  listId: 7,
  name: 'Dispensa',
  itemCount: items.length,
  firstNames: [],
  isShared: false,
  isOwn: true,
  ownerName: '',
  sort: 'manual',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  standingOrder: null,
  draft: null,
  items,
})

/** The same without its lines. */
export const summaryOf = ({ items: _items, ...summary }: ListDetail): ListSummary => summary
