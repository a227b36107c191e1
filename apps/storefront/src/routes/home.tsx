import { useQuery } from '@tanstack/react-query'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { paths } from '../app/navigation/paths.ts'
import { BuyAgainPlace, prefetchBuyAgain } from '../joins/buy-again-place.tsx'
import { CountersPlace } from '../joins/counters-place.tsx'
import { NewsRail, PromotionsRail } from '../joins/home-rails.tsx'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { categoryTreeQuery } from '../features/catalogue/category/category-api.ts'
import { DEPARTMENTS_DEPTH } from '../features/catalogue/category/category-asked.ts'
import { DepartmentTiles } from '../features/catalogue/category/department-tiles.tsx'
import { MoreLink } from '../features/catalogue/card/more-link.tsx'
import { newProductsQuery, promotionsQuery } from '../features/catalogue/list/products-api.ts'
import { homeSlidesQuery } from '../features/content/content-api.ts'
import { Hero } from '../features/content/hero.tsx'
import { useCart } from '../features/cart/cart-api.ts'
import { cartQuery } from '../lib/state/cart-query.ts'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { hasSessionMarker } from '../lib/session/session.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import { MissingChunk } from '../ui/feedback/missing-chunk.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'
import { personalised } from '../lib/browser/page-marks.ts'
import styles from './screens.module.css'

export function load({ queryClient }: LoadInput) {
  const scope = currentScopeKey()
  const cart = queryClient.getQueryData(cartQuery().queryKey)
  // Started at once, but not awaited.
  void queryClient.prefetchQuery(homeSlidesQuery(cart?.deliveryServiceId ?? 0))
  void queryClient.prefetchQuery(newProductsQuery(scope))
  return Promise.all([
    queryClient.ensureQueryData(categoryTreeQuery(scope, DEPARTMENTS_DEPTH)),
    queryClient.ensureQueryData(promotionsQuery(scope)),
    // A customer without orders must not get space reserved for the section.
    hasSessionMarker() && prefetchBuyAgain(queryClient),
  ])
}

/** /: last purchases, slides, the departments, promotions, new products. */
export default function HomeScreen() {
  const scope = useScopeKey()
  const { cart } = useCart()
  const { data: departments, isError, refetch } = useQuery(categoryTreeQuery(scope, DEPARTMENTS_DEPTH))
  return (
    <div {...personalised('below')} className={styles.home}>
      <DocumentTitle title={undefined} />
      <VisuallyHidden as="h1">{homeTexts.title}</VisuallyHidden>
      <BuyAgainPlace />
      <Hero deliveryServiceId={cart?.deliveryServiceId ?? 0} />
      <section className={styles.section} aria-labelledby="reparti">
        <div className={styles.sectionHead}>
          <h2 id="reparti">{homeTexts.departments}</h2>
          <MoreLink to={paths.categories}>{homeTexts.allDepartments}</MoreLink>
        </div>
        {isError && !departments ? (
          <MissingChunk onRetry={() => void refetch()} />
        ) : (
          <DepartmentTiles categories={departments} />
        )}
      </section>
      <PromotionsRail />
      <NewsRail />
      <CountersPlace />
    </div>
  )
}
