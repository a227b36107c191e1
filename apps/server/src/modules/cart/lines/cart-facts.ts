import type { addItems } from '@cambusa/contract/cart/cart'
import type { BodyOf } from '@cambusa/contract/endpoint'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import type { LineChanges } from '../rows/cart-lines.queries.ts'
import type { CartLine } from '../rows/cart-snapshot.ts'
import type { LineProblem } from './line-problem.ts'

/** A product to add; the quantity is added to that of its line. Choices come by parameterName. */
export type ItemToAdd = BodyOf<typeof addItems>['items'][number]

/** The facts that a change of lines is decided on: the cart as it is and what the shop has. */
export interface CartFacts {
  lines: readonly CartLine[]
  /** By product; no entry: not tracked. */
  stock: Readonly<Record<string, number>>
  /** Quantities of products with a daily maximum in today's orders. */
  boughtToday: Readonly<Record<string, number>>
  maxProducts: number
  warehouseId: number
  sellable: (productId: number) => SellableProduct | undefined
}

/** The lines to write, and warnings for the shopper. */
export interface LinePlan extends LineChanges {
  warnings: LineProblem[]
  /** Set when nothing can be done: the first reason. */
  refusal?: LineProblem
}
