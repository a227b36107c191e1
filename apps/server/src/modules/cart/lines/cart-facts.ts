import type { addItems } from '@cambusa/contract/cart/cart'
import type { BodyOf } from '@cambusa/contract/endpoint'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import type { LineChanges } from '../rows/cart-lines.queries.ts'
import type { CartLine } from '../rows/cart.queries.ts'
import type { LineProblem } from './line-problem.ts'

/** A product to add; quantity comes on top of what its line holds. What is chosen of it comes by parameterName. */
export type ItemToAdd = BodyOf<typeof addItems>['items'][number]

/** What an act on the lines is decided by: the cart as it is and what the shop has. */
export interface CartFacts {
  lines: readonly CartLine[]
  /** By product; no entry: not tracked. */
  stock: Readonly<Record<string, number>>
  /** What today's orders hold of products that have a daily maximum. */
  boughtToday: Readonly<Record<string, number>>
  maxProducts: number
  warehouseId: number
  sellable: (productId: number) => SellableProduct | undefined
}

/** What shall be written, and what the shopper has to be told of it. */
export interface LinePlan extends LineChanges {
  warnings: LineProblem[]
  /** Set when nothing can be done: the first reason. */
  refusal?: LineProblem
}
