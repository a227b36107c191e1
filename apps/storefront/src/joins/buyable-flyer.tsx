import type { Flyer } from '@cambusa/contract/content/flyers'
import { useCallback } from 'react'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { useStepQuantity } from '../features/cart/outbox/use-set-quantity.ts'
import { ProductCard } from '../features/catalogue/card/product-card.tsx'
import { FlyerTop } from '../features/flyers/flyer-top.tsx'
import { FlyerLeaves } from '../features/flyers/flyer-leaves.tsx'
import { FlyerStack, type RenderProduct } from '../features/flyers/flyer-pages.tsx'

/** A flyer whose products can be put into the cart; as a list it has the same pages below each other. */
export function BuyableFlyer({ flyer, view }: { flyer: Flyer; view: 'leaf' | 'list' }) {
  const step = useStepQuantity()
  const renderProduct: RenderProduct = useCallback(
    (product, urgent) => (
      <ProductCard product={product} urgent={urgent} action={<AddToCart product={product} />} onStep={step} />
    ),
    [step],
  )
  const Pages = view === 'list' ? FlyerStack : FlyerLeaves
  return (
    <FlyerTop flyer={flyer} view={view}>
      <Pages pages={flyer.pages} renderProduct={renderProduct} />
    </FlyerTop>
  )
}
