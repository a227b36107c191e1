import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { paths } from '../app/navigation/paths.ts'
import { useSlugNow } from '../app/navigation/use-slug-now.ts'
import { BoughtTogetherRail } from '../joins/bought-together-rail.tsx'
import { BuyableRail } from '../joins/buyable-rail.tsx'
import { LastPurchasePlace, PriceTrendPlace } from '../joins/product-history-places.tsx'
import { PackagingPlace } from '../joins/packaging-place.tsx'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { ProductRibbon } from '../features/catalogue/card/product-ribbon.tsx'
import { Unavailable } from '../features/catalogue/card/unavailable.tsx'
import { boughtTogetherQuery } from '../features/product/bought-together-api.ts'
import { knownCard } from '../features/product/known-card.ts'
import { productQuery } from '../features/product/product-api.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import { ProductSkeleton, ProductSoon } from '../features/product/product-skeleton.tsx'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import { ProductPrice } from '../ui/product/product-price.tsx'
import { StickyBar } from '../ui/layout/sticky-bar.tsx'

export function load({ queryClient, params: { slug = '' } }: LoadInput) {
  const scope = currentScopeKey()
  // Not awaited, but loaded before the shopper has scrolled down to it.
  void queryClient.prefetchQuery(boughtTogetherQuery(scope, slug))
  // Where a card is known the screen shows it at once.
  if (knownCard(queryClient, scope, slug)) return void queryClient.prefetchQuery(productQuery(scope, slug))
  return queryClient.ensureQueryData(productQuery(scope, slug))
}

/** /product/{slug} */
export default function ProductScreen() {
  const { slug: asked = '' } = useParams({ from: paths.product })
  const client = useQueryClient()
  const scope = useScopeKey()
  const { data: product, isError, refetch } = useQuery(productQuery(scope, asked))
  useSlugNow({
    asked,
    found: product,
    now: (slug) => ({
      queryKey: productQuery(scope, slug).queryKey,
      answer: product,
      to: { to: paths.product, params: { slug } },
    }),
  })
  if (isError && !product) return <ErrorState as="h1" onRetry={() => void refetch()} />
  if (!product) {
    const card = knownCard(client, scope, asked)
    return card ? (
      <>
        <DocumentTitle title={card.name} />
        <ProductSoon card={card} />
      </>
    ) : (
      <ProductSkeleton />
    )
  }
  const { slug } = product
  return (
    <>
      <DocumentTitle title={product.name} />
      <ProductPage
        key={product.productId}
        product={product}
        ribbon={<ProductRibbon product={product} />}
        note={<LastPurchasePlace slug={slug} />}
        packaging={<PackagingPlace product={product} />}
        trend={<PriceTrendPlace slug={slug} />}
        together={<BoughtTogetherRail slug={slug} />}
        action={
          product.available ? (
            <AddToCart
              product={product}
              choiceInPlace
              around={(line) => (
                <StickyBar what={<ProductPrice product={product} look="line" />}>{line}</StickyBar>
              )}
            />
          ) : (
            <Unavailable product={product} />
          )
        }
        alternatives={
          <BuyableRail
            id="alternative"
            title={product.available ? productTexts.alternatives : productTexts.alternativesTo}
            products={product.alternatives}
          />
        }
      />
    </>
  )
}
