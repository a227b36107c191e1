import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { showToast } from '../state/show-toast.ts'
import { isShopThere } from './chunks.ts'

/**
 * Reloads the page, or loads another one of the shop, but only while the shop answers: otherwise the page would be
 * lost, and a message is shown instead.
 */
export async function loadAnew(address = window.location.href): Promise<void> {
  if (!(await isShopThere())) return void showToast({ kind: 'error', text: uiTexts.errorText })
  if (address === window.location.href) window.location.reload()
  else window.location.assign(address)
}
