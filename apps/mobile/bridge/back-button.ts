import type { StartedShop } from '../../storefront/src/lib/device/bridge.ts'
import { onNative, tryNative } from './capacitor.ts'

/** Dialogs and drawers, without those that are on their way out. */
const OPEN = '[role="dialog"]:not([data-closed]), [role="alertdialog"]:not([data-closed])'

/** Closes what is open above the screen; false where nothing is. A dialog that only its own buttons close stays. */
function closeDialog(): boolean {
  const native = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (native) {
    native.close()
    return true
  }
  if (document.querySelector(OPEN) === null) return false
  const place = document.activeElement ?? document.body
  place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/** Android's back: closes an open dialog, else goes to the screen before, else puts the app into the background. */
export const followBackButton = ({ router: { history } }: StartedShop): void =>
  void onNative('App', 'backButton', () => {
    if (closeDialog()) return
    if (history.canGoBack()) history.back()
    else tryNative('App', 'minimizeApp')
  })
