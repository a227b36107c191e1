import type { Cart } from '@cambusa/contract/cart/cart'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { nearestOffers } from '@cambusa/domain/delivery/order-threshold'
import { toCents } from '@cambusa/domain/money/money'
import { firstTapCents } from '@cambusa/domain/quantity/first-tap'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ProductLine } from '../features/catalogue/card/product-line.tsx'
import { boughtProductsQuery, lastBoughtQuery } from '../features/catalogue/list/last-bought-api.ts'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { useOwner, useScopeKey } from '../lib/state/shopping-scope.ts'
import styles from './threshold-fill.module.css'

interface ThresholdFillProps {
  cart: Cart
  missingCents: number
}

const OFFERED = 3

/** Of the customer's usual products outside the cart, those whose first tap comes nearest to the missing amount. */
function pick(products: readonly ProductCard[], { cart, missingCents }: ThresholdFillProps) {
  const inCart = new Set(cart.cartItems.map(({ productId }) => productId))
  const offers = products.flatMap((product) => {
    const { productId, available, price, productInfos, minAcq } = product
    if (!available || price === null || inCart.has(productId)) return []
    return [{ product, cents: firstTapCents(ruleFromInfos(productInfos, minAcq), toCents(price)) }]
  })
  return nearestOffers(offers, missingCents, OFFERED).map(({ product }) => product)
}

/** Three products that this customer buys, to reach the missing amount; nothing for a customer without orders. */
export function ThresholdFill(props: ThresholdFillProps) {
  const scope = useScopeKey()
  const { data: last } = useQuery(lastBoughtQuery(useOwner(), scope))
  const { data: products } = useQuery(boughtProductsQuery(scope, [...(last?.keys() ?? [])]))
  return products ? <Offers {...props} products={products} /> : null
}

function Offers({ products, ...props }: ThresholdFillProps & { products: readonly ProductCard[] }) {
  const title = useId()
  // Chosen once, so that a product that was just added keeps its position.
  const [picked] = useState(() => pick(products, props))
  const section = useFocusAround()
  if (picked.length === 0) return null
  return (
    <section ref={section} className={styles.fill} aria-labelledby={title}>
      <h3 id={title}>{cartTexts.fill}</h3>
      <ul className={styles.offers}>
        {picked.map((product) => (
          <ProductLine key={product.productId} product={product} action={<AddToCart product={product} />} />
        ))}
      </ul>
    </section>
  )
}

/** When the amount is reached the offers vanish: a focus on one of them moves to the surrounding screen or dialog. */
function useFocusAround() {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = section.current
    return () => {
      if (own?.contains(document.activeElement)) own.closest<HTMLElement>('[tabindex="-1"]')?.focus()
    }
  }, [])
  return section
}
