import { hasSessionMarker } from '../../lib/session/session.ts'
import { askEarly } from './ask-early.ts'
import { nameFiles, type ScreenFiles } from './name-files.ts'

/** Written by the build (early-script.ts). */
declare const __SCREEN_FILES__: ScreenFiles

/** Runs inside the page's head, before any file of the shop is loaded. */
try {
  globalThis.asked = askEarly(location)
  nameFiles(location.pathname, __SCREEN_FILES__, hasSessionMarker())
} catch {
  // The screens ask for everything themselves.
}
