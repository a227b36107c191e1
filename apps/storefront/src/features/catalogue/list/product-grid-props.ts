import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import type { ViewKey } from '@cambusa/domain/catalogue/product-sort'
import type { ReactNode } from 'react'
import type { LastPurchases } from './use-last-bought.ts'

export interface ProductGridProps {
  /** The accessible name of the list. */
  label: string
  products: readonly Product[]
  view: ViewKey
  /** The cart's stepper for a product; `onEnter` moves to the next row of the wholesale list. */
  renderAction: (product: Product, onEnter?: () => void) => ReactNode
  /** The cost of a product in the cart (wholesale list); nothing where it is not in the cart. */
  renderTotal?: (product: Product) => ReactNode
  onStep?: (product: Product, direction: 1 | -1) => void
  /** By article code: date and quantity of the last purchase. */
  lastBought?: LastPurchases | undefined
  /** An earlier answer is shown while the new one loads. */
  outdated?: boolean
}
