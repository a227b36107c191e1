import { DOCUMENT_MARKS } from '../../lib/browser/page-marks.ts'
import { hasSessionMarker } from '../../lib/session/session.ts'
import { paths } from '../navigation/paths.ts'
import { askEarly } from './ask-early.ts'
import { nameFiles, type ScreenFiles } from './name-files.ts'
import type * as OwnPrices from './own-prices.ts'

/** Written by the build (early-script.ts). */
declare const __SCREEN_FILES__: ScreenFiles
declare const __OWN_PRICES__: string

/** Runs inside the page's head, before any file of the shop is loaded. */
try {
  const asked = (globalThis.asked = askEarly(location))
  // Policies allow no address of a script but by import().
  const hasCards = location.pathname !== paths.cart && location.pathname !== paths.checkout
  if (asked && hasCards && document.documentElement.dataset[DOCUMENT_MARKS.prices] !== undefined)
    void (import(__OWN_PRICES__) as Promise<typeof OwnPrices>)
      .then(({ showOwnPrices }) => showOwnPrices(asked))
      .catch(() => undefined)
  nameFiles(location.pathname, __SCREEN_FILES__, hasSessionMarker())
} catch {
  // The screens ask for everything themselves.
}
