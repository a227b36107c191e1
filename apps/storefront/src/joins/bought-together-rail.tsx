import { useQuery } from '@tanstack/react-query'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { boughtTogetherQuery } from '../features/product/bought-together-api.ts'
import { useScopeKey } from '../lib/state/shopping-scope.ts'
import { BuyableRail } from './buyable-rail.tsx'

/** What others order together with a product; nothing where nobody knows, or the answer does not come. */
export function BoughtTogetherRail({ slug }: { slug: string }) {
  const { data = [] } = useQuery(boughtTogetherQuery(useScopeKey(), slug))
  return <BuyableRail title={productTexts.boughtTogether} products={data} />
}
