import { DOCUMENT_MARKS } from '../../lib/browser/page-marks.ts'
import { hasSessionMarker } from '../../lib/session/session.ts'
import { shapedScreens } from '../ssr/screen-files.ts'
import { askEarly } from './ask-early.ts'
import { loadFirstFile } from './first-file.ts'
import { nameFiles, type ScreenFiles } from './name-files.ts'
import type * as OwnPrices from './own-prices.ts'

/** Written by the build (early-script.ts). */
declare const __SCREEN_FILES__: ScreenFiles
declare const __OWN_PRICES__: string
declare const __FIRST_FILE__: string

const isShaped = location.pathname in shapedScreens

/**
 * A customer's own prices, shown over the visitor's, or in the shapes of cart and till. Undefined where the page has
 * neither.
 */
function ownPrices(): Promise<unknown> | undefined {
  const asked = (globalThis.asked = askEarly(location))
  const hasHidden = document.documentElement.dataset[DOCUMENT_MARKS.prices] !== undefined
  if (!asked || !(isShaped || hasHidden)) return undefined
  // Policies allow no address of a script but by import().
  const shown = (import(__OWN_PRICES__) as Promise<typeof OwnPrices>)
    .then(({ showOwnPrices }) => showOwnPrices(asked))
    .catch(() => undefined)
  return Promise.all([shown, asked.settled])
}

/** Runs inside the page's head, before any file of the shop is loaded. */
let shown: Promise<unknown> | undefined
try {
  shown = ownPrices()
} catch {
  // The screens ask for everything themselves.
}
void loadFirstFile(__FIRST_FILE__, (file) => import(file), isShaped ? undefined : shown)
// Naming twenty files takes a slow phone a tenth of a second, which the page and her prices need first.
void shown
  ?.then(() => nameFiles(location.pathname, __SCREEN_FILES__, hasSessionMarker()))
  // They are loaded by the code that needs them.
  .catch(() => undefined)
