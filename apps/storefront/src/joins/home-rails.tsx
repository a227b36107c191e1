import { useQuery } from '@tanstack/react-query'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { paths } from '../app/navigation/paths.ts'
import { MoreLink } from '../features/catalogue/card/more-link.tsx'
import { newProductsQuery, promotionsQuery } from '../features/catalogue/list/products-api.ts'
import { useScopeKey } from '../lib/state/shopping-scope.ts'
import { BuyableRail } from './buyable-rail.tsx'

/** The best promotions, with a link to all of them. */
export function PromotionsRail() {
  const { data, isError, refetch } = useQuery(promotionsQuery(useScopeKey()))
  const more = (
    <MoreLink to={paths.search} search={{ promo: true, sort: 'promo' }}>
      {homeTexts.allPromotions}
    </MoreLink>
  )
  const onRetry = isError && (() => void refetch())
  return <BuyableRail title={homeTexts.promotions} products={data?.products} onRetry={onRetry} more={more} />
}

/** The newest products, with a link to all of them. */
export function NewsRail() {
  const { data, isError, refetch } = useQuery(newProductsQuery(useScopeKey()))
  const more = (
    <MoreLink to={paths.search} search={{ new: true, sort: 'newest' }}>
      {homeTexts.allNews}
    </MoreLink>
  )
  const onRetry = isError && (() => void refetch())
  return <BuyableRail title={homeTexts.news} products={data?.products} onRetry={onRetry} more={more} />
}
