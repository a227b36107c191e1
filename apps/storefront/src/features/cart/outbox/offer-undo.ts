import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { UNDO_MS } from '@cambusa/domain/constants'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { showToast } from '../../../lib/state/show-toast.ts'
import type { QuantityOutbox } from './quantity-outbox.ts'

/** Tells that a line has left the cart, and offers to restore it: quantity, choices, wishes and note. */
export function offerUndo({ want }: QuantityOutbox, { product, quantity, notes, infos }: CartItem): void {
  showToast({
    kind: 'info',
    topic: 'removed',
    text: cartNoticeTexts.removed({ name: product.name }),
    forMs: UNDO_MS,
    action: { label: uiTexts.undo, onPress: () => want(product, quantity, notes, infos) },
  })
}
