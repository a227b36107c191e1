import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import type { ViewKey } from '@cambusa/domain/catalogue/product-sort'
import type { ReactNode } from 'react'
import type { LastPurchases } from './use-last-bought.ts'

export interface ProductGridProps {
  /** What the products are, for who listens. */
  label: string
  products: readonly Product[]
  view: ViewKey
  /** The cart's stepper for a product; `onEnter` goes on to the next row of the wholesale list. */
  renderAction: (product: Product, onEnter?: () => void) => ReactNode
  /** What is in the cart of a product costs so much (wholesale list); nothing of what is not in it. */
  renderTotal?: (product: Product) => ReactNode
  onStep?: (product: Product, direction: 1 | -1) => void
  /** By article code: when and how many were ordered last. */
  lastBought?: LastPurchases | undefined
  /** An earlier answer is shown while a new one is on its way. */
  outdated?: boolean
}
