import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BoughtRoom } from '../features/catalogue/bought/bought-section.tsx'
import { loadChunk } from '../lib/browser/chunks.ts'
import { latePart } from '../lib/browser/late-part.ts'
import { useMayHaveCustomersPlaces, useUser } from '../lib/session/user-store.ts'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const importPart = () => import('./buy-again-part.tsx')
const BuyAgainPart = latePart(() => importPart().then((part) => part.BuyAgainPart))

/** Brings code and last purchases of who is signed in, so that home is drawn with their room; never fails. */
export const prefetchBuyAgain = (queryClient: QueryClient): Promise<void> =>
  Promise.all([
    BuyAgainPart.preload(),
    loadChunk(importPart).then((part) => part.prefetchLastBought(queryClient)),
  ]).then(
    () => undefined,
    () => undefined,
  )

/**
 * Where home begins for a signed-in customer. Visitors load nothing of it; without its code home is a visitor's. The code
 * comes while the shop is asked who is there.
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
    <PartPlace quiet fallback={<BoughtRoom />}>
      <BuyAgainPart />
    </PartPlace>
  )
}
