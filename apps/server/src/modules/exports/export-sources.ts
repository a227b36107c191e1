import type { ExportSource } from '@cambusa/domain/exports/export-choices'
import { exportWords } from '@cambusa/messages/it/exports/export-words'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  findSourceCart,
  findSourceList,
  findSourceOrder,
  listCartProducts,
  listListProducts,
  listOrderProducts,
  type SourceLine,
  type SourceOwner,
} from './export-sources.queries.ts'

/** Exactly one of them. */
export interface AskedSource {
  cart_id?: number | undefined
  order_id?: number | undefined
  list_id?: number | undefined
}

/** The products of a cart, order or list, each once, and what it is called. */
export interface SourceProducts {
  source: ExportSource
  sourceName: string
  products: (SourceLine & { productId: number })[]
}

/** Products that are there still, each once: quantities of the same one add up. */
function eachOnce(lines: readonly SourceLine[]): SourceProducts['products'] {
  const products = new Map<number, SourceLine & { productId: number }>()
  for (const { productId, quantity, ...line } of lines) {
    if (productId === null) continue
    const known = products.get(productId)
    products.set(productId, { ...line, productId, quantity: quantity + (known?.quantity ?? 0) })
  }
  return [...products.values()]
}

/**
 * The products that an export is about. Throws export.sourceMissing unless exactly one source is named,
 * export.sourceUnknown (404) for one that is another's or not there, export.sourceEmpty without products.
 */
export async function sourceProducts(
  db: Db,
  owner: SourceOwner,
  { cart_id: cartId, order_id: orderId, list_id: listId }: AskedSource,
): Promise<SourceProducts> {
  if ([cartId, orderId, listId].filter((id) => id !== undefined).length !== 1)
    throw refuse('export.sourceMissing')
  const found =
    (cartId !== undefined && (await ofCart(db, owner, cartId))) ||
    (orderId !== undefined && (await ofOrder(db, owner, orderId))) ||
    (listId !== undefined && (await ofList(db, owner, listId)))
  if (!found) throw refuse('export.sourceUnknown')
  if (found.products.length === 0) throw refuse('export.sourceEmpty')
  return found
}

async function ofCart(db: Db, owner: SourceOwner, cartId: number): Promise<SourceProducts | undefined> {
  if ((await findSourceCart(db, { ...owner, cartId })) === undefined) return undefined
  const products = eachOnce(await listCartProducts(db, { cartId }))
  return { source: 'cart', sourceName: exportWords.cart, products }
}

async function ofOrder(db: Db, owner: SourceOwner, orderId: number): Promise<SourceProducts | undefined> {
  const order = await findSourceOrder(db, { ...owner, orderId })
  if (order === undefined) return undefined
  const products = eachOnce(await listOrderProducts(db, { orderId }))
  return { source: 'order', sourceName: exportWords.order({ number: order.number }), products }
}

async function ofList(db: Db, owner: SourceOwner, listId: number): Promise<SourceProducts | undefined> {
  const list = await findSourceList(db, { ...owner, listId })
  if (list === undefined) return undefined
  const products = eachOnce(await listListProducts(db, { listId }))
  return { source: 'list', sourceName: list.name, products }
}
