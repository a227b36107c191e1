import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { ChevronDown, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import { PadAttention } from './pad-attention.tsx'
import { PadEdit } from './pad-edit.tsx'
import { PadQuantity } from './pad-quantity.tsx'
import { PadSettle } from './pad-settle.tsx'
import { focusRow, soon } from '../pad/pad-focus.ts'
import { takeAway } from '../pad/pad-actions.ts'
import {
  isAboutProduct,
  needsAttention,
  openDoubts,
  productOf,
  stateOf,
  type LineState,
  type PadLine,
} from '../pad/pad-line.ts'
import { usePad } from '../pad/pad-store.ts'
import { RowState } from './row-state.tsx'
import { ProductWords, RowWords } from './row-words.tsx'
import styles from './pad-row.module.css'

/** Opens and closes a row where there is no space for all of it. */
function Fold({ line, isOpen, onToggle }: { line: PadLine; isOpen: boolean; onToggle: () => void }) {
  const { text } = line
  const asks = needsAttention(line)
  return (
    <Button
      className={styles.fold}
      data-pad-fold
      look={asks ? 'secondary' : 'ghost'}
      aria-expanded={isOpen}
      aria-label={asks ? quickOrderTexts.unfoldNamed({ text }) : quickOrderTexts.details({ text })}
      icon={<ChevronDown />}
      onClick={onToggle}
    >
      {stateOf(line) === 'doubtful' && isFolded(line) && quickOrderTexts.unfold}
    </Button>
  )
}

/** Nothing in the folded row settles the line. */
const isFolded = (line: PadLine) => !openDoubts(line).includes('quantity') || isAboutProduct(line)

/**
 * A line of the pad: its state, its text, the product with price and quantity, and its doubts. Where the list is narrow it
 * is folded, and opened by a tap.
 */
export const PadRow = memo(function PadRow({ line, disabled }: { line: PadLine; disabled: boolean }) {
  const found = usePad(({ products }) => productOf(line, products))
  const [isEditing, setEditing] = useState(false)
  // A settled row closes by itself.
  const [openedAs, setOpenedAs] = useState<LineState>()
  const state = stateOf(line)
  const isOpen = openedAs === state || isEditing
  const { id, text } = line
  const edit = () => setEditing(true)
  const endEditing = () => {
    setEditing(false)
    soon(() => void focusRow(id))
  }
  return (
    <li
      className={styles.row}
      tabIndex={-1}
      data-pad-row={id}
      data-state={state}
      data-open={isOpen || undefined}
      data-attention={needsAttention(line) || undefined}
      aria-busy={disabled || undefined}
    >
      <RowState state={state} />
      {found && <Picture src={found.product.mediaURL} alt="" sizes="56px" className={styles.picture} />}
      <div className={styles.words}>
        {found && <ProductWords found={found} line={line} />}
        {isEditing ? (
          <div className={styles.subArea}>
            <PadEdit line={line} onDone={endEditing} />
          </div>
        ) : (
          <RowWords line={line} found={found} disabled={disabled} onEdit={edit} />
        )}
      </div>
      {found && <PadQuantity line={line} found={found} disabled={disabled} />}
      <div className={styles.settle}>
        {!isEditing && <PadSettle line={line} found={found} disabled={disabled} onEdit={edit} />}
      </div>
      <Fold line={line} isOpen={isOpen} onToggle={() => setOpenedAs(isOpen ? undefined : state)} />
      <IconButton
        className={styles.bin}
        label={quickOrderTexts.remove({ text })}
        icon={<Trash2 />}
        disabled={disabled}
        onClick={() => takeAway(id)}
      />
      {!isEditing && <PadAttention line={line} found={found} disabled={disabled} />}
    </li>
  )
})
