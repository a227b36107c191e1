/** How a product is sold: by the piece, by the pack, or by weight (TIPOLOGIA on the wire). */
export type ProductKind = 'Pezzo' | 'Confezione' | 'Sfuso'

export const PRODUCT_KINDS: readonly ProductKind[] = ['Pezzo', 'Confezione', 'Sfuso']

/** Reads TIPOLOGIA; a missing or unknown value is sold by the piece. */
export function productKindOf(tipologia: string | null | undefined): ProductKind {
  const wanted = tipologia?.trim().toLowerCase()
  return PRODUCT_KINDS.find((kind) => kind.toLowerCase() === wanted) ?? 'Pezzo'
}
