import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { useListAsked } from '../../../lib/state/list-asked.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SaveChoice } from './save-choice.tsx'
import { countOf } from './to-save.ts'

export interface SaveDialogProps {
  open: boolean
  onClose: () => void
  /** Sends earlier changes of the cart, which the shop saves as it has it. */
  flush: () => Promise<unknown>
}

/** Asks in which list a product, an order or the cart is saved: one of those there are, or a new one. */
export function SaveDialog({ open, onClose, flush }: SaveDialogProps) {
  const { asked, round } = useListAsked()
  if (!asked) return null
  const isOne = 'product' in asked
  return (
    <Dialog
      open={open}
      onClose={onClose}
      low
      title={isOne ? addToListTexts.title : addToListTexts.titleMany}
      description={isOne ? asked.product.name : addToListTexts.descriptionMany({ count: countOf(asked) })}
    >
      <SaveChoice key={round} asked={asked} onDone={onClose} flush={flush} />
    </Dialog>
  )
}
