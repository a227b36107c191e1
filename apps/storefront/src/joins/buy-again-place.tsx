import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { loadChunk } from '../lib/browser/chunks.ts'

let loaded: ComponentType | undefined

const importPart = () =>
  loadChunk(() => import('./buy-again-part.tsx')).then((module) => {
    loaded = module.BuyAgainPart
    return module
  })

/** Brings code and last purchases of who is signed in, so that home is drawn with their room; never fails. */
export const prefetchBuyAgain = (queryClient: QueryClient): Promise<void> =>
  importPart().then(
    ({ prefetchLastBought }) => prefetchLastBought(queryClient),
    () => undefined,
  )

/** Where home begins for a signed-in customer. Visitors load nothing of it; without its code home is a visitor's. */
export function BuyAgainPlace() {
  const [Part, setPart] = useState(() => loaded)
  useEffect(() => {
    if (Part) return
    let mounted = true
    importPart().then(
      ({ BuyAgainPart }) => mounted && setPart(() => BuyAgainPart),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [Part])
  return Part ? <Part /> : null
}
