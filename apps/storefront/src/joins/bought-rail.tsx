import { useQuery } from '@tanstack/react-query'
import { homeTexts } from '@cambusa/messages/it/home'
import { paths } from '../app/navigation/paths.ts'
import { boughtProductsQuery, lastBoughtQuery } from '../features/catalogue/list/last-bought-api.ts'
import { MoreLink } from '../features/catalogue/card/more-link.tsx'
import { useOwner, useScopeKey } from '../lib/state/shopping-scope.ts'
import { BuyableRail } from './buyable-rail.tsx'

/** What a signed-in customer bought last, ready to be bought again; nothing for who has no order yet. */
export function BoughtRail() {
  const scope = useScopeKey()
  const { data: last } = useQuery(lastBoughtQuery(useOwner(), scope))
  const { data: products } = useQuery(boughtProductsQuery(scope, [...(last?.keys() ?? [])]))
  if (!products) return null
  return (
    <BuyableRail
      title={homeTexts.again}
      products={products}
      more={<MoreLink to={paths.orders}>{homeTexts.allOrders}</MoreLink>}
    />
  )
}
