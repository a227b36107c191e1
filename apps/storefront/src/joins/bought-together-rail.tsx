import { useQuery } from '@tanstack/react-query'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { boughtTogetherQuery } from '../features/product/bought-together-api.ts'
import { useScopeKey } from '../lib/state/shopping-scope.ts'
import { BuyableRail } from './buyable-rail.tsx'

/** Products that others order together with this one; nothing where there are none, or after a failure. */
export function BoughtTogetherRail({ slug }: { slug: string }) {
  const { data = [] } = useQuery(boughtTogetherQuery(useScopeKey(), slug))
  return <BuyableRail title={productTexts.boughtTogether} products={data} />
}
