import type { Export } from '@cambusa/contract/exports/exports'

/** Where an export takes its products from: the cart of now, an order or a list. */
export type ExportFrom = { kind: 'cart' } | { kind: 'order' | 'list'; id: number }

const SLUG = /^(?:carrello|(ordine|lista)-([1-9]\d{0,14}))$/
const CART = 'carrello'

/** The slug of /images/{slug} for a source. */
export const slugOf = (from: ExportFrom): string =>
  from.kind === 'cart' ? CART : `${from.kind === 'order' ? 'ordine' : 'lista'}-${from.id}`

/** The source that a slug names; undefined: it names none. */
export function readSource(slug: string): ExportFrom | undefined {
  const match = SLUG.exec(slug)
  if (!match) return undefined
  const [, kind, id] = match
  return kind === undefined
    ? { kind: 'cart' }
    : { kind: kind === 'ordine' ? 'order' : 'list', id: Number(id) }
}

/** The same as the calls take it; undefined while the cart is not known. */
export type SourceQuery = { cart_id: number } | { order_id: number } | { list_id: number }

export function sourceQuery(from: ExportFrom, cartId: number | undefined): SourceQuery | undefined {
  if (from.kind === 'order') return { order_id: from.id }
  if (from.kind === 'list') return { list_id: from.id }
  return cartId === undefined ? undefined : { cart_id: cartId }
}

/** Whether the state of an export may still change by itself. */
export const isUnderWay = ({ state }: Pick<Export, 'state'>): boolean =>
  state === 'waiting' || state === 'running'
