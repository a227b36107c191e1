import type { CartItem } from '@cambusa/contract/cart'
import { cartFailureTexts } from '@cambusa/messages/it/cart-failures'
import { showToast } from '../../lib/state/show-toast.ts'
import type { WantedQuantity } from './patch-cart.ts'

/** What of the cart few shoppers need: no part of the first file, nor the names of its own files (docs/decisions/110). */

/** The button of products with choices. */
export const loadChosen = () => import('./add-chosen.tsx').then((module) => ({ default: module.AddChosen }))

/** Tells what could not be done with a line, where the server has no words for it. */
export function tellFailure({ product, quantity }: WantedQuantity, line: CartItem | undefined): void {
  const key = quantity <= 0 ? 'errors.errorRemovingProduct' : 'errors.errorSettingProduct'
  const text = cartFailureTexts[line ? key : 'productAddError']({ name: product.name })
  showToast({ kind: 'error', text })
}
