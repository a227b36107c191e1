import { useQueryClient } from '@tanstack/react-query'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import type { SaveDialogProps } from '../features/lists/saving/save-dialog.tsx'
import { closeListAsked, useListAsked } from '../lib/state/list-asked.ts'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

const SaveDialog = whenFirstOpen<SaveDialogProps>(() =>
  import('../features/lists/saving/save-dialog.tsx').then((module) => module.SaveDialog),
)

/** The dialog that asks in which list to save, from any screen. */
export function ListSavingPlace() {
  const isOpen = useListAsked((state) => state.isOpen)
  const client = useQueryClient()
  return <SaveDialog open={isOpen} onClose={closeListAsked} flush={() => flushCart(client)} />
}
