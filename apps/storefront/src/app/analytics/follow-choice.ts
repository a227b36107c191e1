import type { QueryClient } from '@tanstack/react-query'
import { localStore, MEASURED_KEY } from '../../lib/browser/storage.ts'
import { onCookieChoice, readCookieChoice } from '../../lib/state/cookie-choice.ts'
import type { ShopRouter } from '../navigation/router.tsx'

/**
 * Measures as far as the shopper's choice about cookies allows, from now on and in every tab (decision 233). Without
 * consent the code that measures is not loaded, unless a page measured before: then that code removes what it left.
 */
export function followChoice(router: ShopRouter, client: QueryClient): void {
  const follow = () => {
    const choice = readCookieChoice(new Date())
    if (choice?.analytics || choice?.profilation || localStore.get(MEASURED_KEY))
      void import('./measure.ts').then(
        ({ measure }) => measure(router, client),
        () => undefined,
      )
  }
  follow()
  onCookieChoice(follow)
}
