import type { ErrorCode } from '@cambusa/contract/errors'
import type { OrderItemRow } from '../orders/orders.ts'

/** A line of an order, or of any other source, that is bought again. */
export type PastLine = Pick<
  OrderItemRow,
  | 'id'
  | 'productId'
  | 'name'
  | 'format'
  | 'mediaKey'
  | 'quantity'
  | 'unit'
  | 'priceCents'
  | 'grossCents'
  | 'notes'
  | 'infos'
>

/** Where lines come from. */
export interface LineSource {
  lines: readonly PastLine[]
  /** The refusal when nothing of it can be added. */
  failure: Extract<ErrorCode, 'errors.errorAddingProductFromOrder' | 'errors.errorAddingProductFromList'>
}

/** The products of lines, each once; a line whose product was deleted has none. */
export const productIdsOf = (lines: readonly Pick<PastLine, 'productId'>[]): number[] => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
]
