import type { QueryClient } from '@tanstack/react-query'
import { COOKIES_KEY, localStore, MEASURED_KEY } from '../../lib/browser/storage.ts'
import { isInApp } from '../../lib/device/in-app.ts'
import type { ShopRouter } from '../navigation/router.tsx'

/** A kept choice that allows analytics or profilation. Whether it still counts is asked by the code that measures. */
const ALLOWS = /[ns]":true/

/**
 * Measures as far as the shopper's choice about cookies allows (decision 233): called at the start and after every choice.
 * Without a kept consent the code that measures is not loaded, unless a page measured before: then that code removes what
 * it left.
 */
export function followChoice(router: ShopRouter, client: QueryClient): void {
  if (isInApp() || ALLOWS.test(localStore.get(COOKIES_KEY) ?? '') || localStore.get(MEASURED_KEY))
    void import('./measure.ts').then(
      ({ measure }) => measure(router, client),
      () => undefined,
    )
}
