import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { ReactNode } from 'react'
import { ProductRail } from '../features/catalogue/card/product-rail.tsx'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { useStepQuantity } from '../features/cart/outbox/use-set-quantity.ts'

interface BuyableRailProps {
  title: string
  products: readonly ProductCard[] | undefined
  /** They failed to load: tries again. */
  onRetry?: (() => void) | false | undefined
  /** The link to the whole list. */
  more?: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** `compact`: low cards, above a list. */
  look?: 'compact'
  /** Visible at once: its pictures load first. */
  urgent?: boolean
  id?: string
}

/** A titled row of cards with the cart's steppers; a skeleton while it loads, nothing when it is empty. */
export function BuyableRail(props: BuyableRailProps) {
  const step = useStepQuantity()
  return <ProductRail {...props} renderAction={(product) => <AddToCart product={product} />} onStep={step} />
}
