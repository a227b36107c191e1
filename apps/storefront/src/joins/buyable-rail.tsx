import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { ReactNode } from 'react'
import { ProductRail } from '../features/catalogue/card/product-rail.tsx'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { useStepQuantity } from '../features/cart/outbox/use-set-quantity.ts'

interface BuyableRailProps {
  title: string
  products: readonly ProductCard[] | undefined
  /** They could not be loaded: tries again. */
  onRetry?: (() => void) | false | undefined
  /** Where all of them are. */
  more?: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** `compact`: low cards, where a list follows. */
  look?: 'compact'
  /** In sight at once: its pictures load first. */
  urgent?: boolean
  id?: string
}

/** A titled row of cards with the cart's steppers; a skeleton while it loads, nothing when it is empty. */
export function BuyableRail(props: BuyableRailProps) {
  const step = useStepQuantity()
  return <ProductRail {...props} renderAction={(product) => <AddToCart product={product} />} onStep={step} />
}
