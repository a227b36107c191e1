import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useInBrowser } from './use-in-browser.ts'

/**
 * Whether a screen's data have been loaded by `load`, as its route loads them before the screen is rendered. Only false
 * on a page whose shapes the server has rendered (decision 252), until they have come or cannot be had.
 */
export function useFirstLoad(load: (client: QueryClient) => Promise<unknown>): boolean {
  const client = useQueryClient()
  const [isLoaded, setLoaded] = useState(useInBrowser())
  useEffect(() => {
    if (isLoaded) return
    void load(client)
      // The screen asks again, and says what failed.
      .catch(() => undefined)
      .then(() => setLoaded(true))
  }, [isLoaded, load, client])
  return isLoaded
}
