import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { BuyAgainPlace, prefetchBuyAgain } from '../joins/buy-again-place.tsx'
import { CountersPlace } from '../joins/counters-place.tsx'
import { FlyersPlace, prefetchFlyers } from '../joins/flyers-place.tsx'
import { HomeDepartments } from '../joins/home-departments.tsx'
import { NewsRail, PromotionsRail } from '../joins/home-rails.tsx'
import { HomeText, loadHomeText } from '../joins/home-text.tsx'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { categoryTreeQuery } from '../features/catalogue/category/category-api.ts'
import { DEPARTMENTS_DEPTH } from '../features/catalogue/category/category-asked.ts'
import { newProductsQuery, promotionsQuery } from '../features/catalogue/list/products-api.ts'
import { homePageQuery, homeSlidesQuery } from '../features/content/content-api.ts'
import { Hero } from '../features/content/hero.tsx'
import { useCart } from '../features/cart/cart-api.ts'
import { cartQuery } from '../lib/state/cart-query.ts'
import { currentScopeKey } from '../lib/state/shopping-scope.ts'
import { hasSessionMarker } from '../lib/session/session.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
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
    queryClient.ensureQueryData(homePageQuery).then(async ([page]) => {
      if (page?.sections?.includes('flyers')) await prefetchFlyers(queryClient)
      if (page?.text) await loadHomeText()
    }),
    queryClient.ensureQueryData(categoryTreeQuery(scope, DEPARTMENTS_DEPTH)),
    queryClient.ensureQueryData(promotionsQuery(scope)),
    // A customer without orders must not get space reserved for the section.
    hasSessionMarker() && prefetchBuyAgain(queryClient),
  ])
}

/** Of a shop that arranges nothing: last purchases, slides, the departments, promotions, new products. */
const USUAL: readonly string[] = ['again', 'slides', 'departments', 'promotions', 'news', 'counters']

/** /: its parts in the order of the content's page `home`. */
export default function HomeScreen() {
  const { cart } = useCart()
  const { data: [page] = [] } = useQuery(homePageQuery)
  const part = (name: string): ReactNode => {
    if (name === 'again') return <BuyAgainPlace />
    if (name === 'slides') return <Hero deliveryServiceId={cart?.deliveryServiceId ?? 0} />
    if (name === 'departments') return <HomeDepartments />
    if (name === 'promotions') return <PromotionsRail />
    if (name === 'flyers') return <FlyersPlace />
    if (name === 'news') return <NewsRail />
    if (name === 'counters') return <CountersPlace />
    return name === 'text' && page?.text ? <HomeText /> : null
  }
  return (
    <div {...personalised('below')} className={styles.home}>
      <DocumentTitle title={undefined} />
      <VisuallyHidden as="h1">{homeTexts.title}</VisuallyHidden>
      {(page?.sections ?? USUAL).map((name, place) => (
        <Fragment key={place}>{part(name)}</Fragment>
      ))}
    </div>
  )
}
