import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BoughtRoom } from '../features/catalogue/bought/bought-section.tsx'
import { loadChunk } from '../lib/browser/chunks.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { useMayHaveCustomersPlaces, useUser } from '../lib/session/user-store.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const importPart = () => import('./buy-again-part.tsx')
const BuyAgainPart = lazyComponent(() => importPart().then((part) => part.BuyAgainPart))

/**
 * Loads the code and the customer's last purchases, so that home is rendered with their height reserved; never rejects.
 */
export const prefetchBuyAgain = (queryClient: QueryClient): Promise<void> =>
  Promise.all([
    BuyAgainPart.preload(),
    loadChunk(importPart).then((part) => part.prefetchLastBought(queryClient)),
  ]).then(
    () => undefined,
    () => undefined,
  )

/**
 * The first section of home for a signed-in customer. Visitors load nothing of it; if its code fails to load, home is
 * like a visitor's. The code is loaded in parallel with the first call.
 */
export function BuyAgainPlace() {
  const user = useUser()
  const isCustomers = useMayHaveCustomersPlaces()
  useEffect(() => {
    if (isCustomers) BuyAgainPart.preload().catch(() => undefined)
  }, [isCustomers])
  if (isCustomers === false) return null
  if (!user) return <BoughtRoom />
  return (
    <ChunkBoundary quiet fallback={<BoughtRoom />}>
      <BuyAgainPart />
    </ChunkBoundary>
  )
}
