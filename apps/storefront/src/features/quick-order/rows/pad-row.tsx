import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import { PadAttention } from './pad-attention.tsx'
import { PadEdit } from './pad-edit.tsx'
import { PadQuantity } from './pad-quantity.tsx'
import { focusRow, soon } from '../pad/pad-focus.ts'
import { takeAway } from '../pad/pad-actions.ts'
import { needsAttention, productOf, stateOf, type PadLine } from '../pad/pad-line.ts'
import { usePad } from '../pad/pad-store.ts'
import { packedText } from './packed-text.ts'
import { amountText, quantityNote } from './quantity-note.ts'
import { RowState } from './row-state.tsx'
import styles from './pad-row.module.css'

function ProductWords({ found, line }: { found: QuickOrderProduct; line: PadLine }) {
  const { product, lastBoughtAt } = found
  const isRepeated = usePad(({ lines }) =>
    lines.some(({ id, match }) => id !== line.id && match?.productId === product.productId),
  )
  return (
    <>
      <Link to={paths.product} params={{ slug: product.slug }} className={styles.name}>
        {product.name}
      </Link>
      <span className={styles.facts}>
        {packedText(found)}
        {lastBoughtAt !== null && (
          <>
            {' · '}
            <span className={styles.bought}>{quickOrderTexts.bought}</span>
          </>
        )}
      </span>
      {isRepeated && <span className={styles.facts}>{quickOrderTexts.repeated}</span>}
    </>
  )
}

/** A line of the pad: its state, its text, the product with price and quantity, and its doubts. */
export const PadRow = memo(function PadRow({ line, disabled }: { line: PadLine; disabled: boolean }) {
  const found = usePad(({ products }) => productOf(line, products))
  const [isEditing, setEditing] = useState(false)
  const state = stateOf(line)
  const { id, text } = line
  const note = found && quantityNote(line, found)
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
      data-attention={needsAttention(line) || undefined}
      aria-busy={disabled || undefined}
    >
      <RowState state={state} />
      {found && <Picture src={found.product.mediaURL} alt="" sizes="56px" className={styles.picture} />}
      <div className={styles.words}>
        {found && <ProductWords found={found} line={line} />}
        {isEditing ? (
          <PadEdit line={line} onDone={endEditing} />
        ) : (
          <span className={found ? styles.written : styles.writtenAlone}>
            <span>
              {quickOrderTexts.written({ text, amount: line.amount ? amountText(line.amount) : '' })}
            </span>
            <IconButton
              className={styles.edit}
              label={quickOrderTexts.edit({ text })}
              icon={<Pencil />}
              disabled={disabled}
              onClick={() => setEditing(true)}
            />
            {note && <span className={styles.note}>{note}</span>}
          </span>
        )}
      </div>
      {found && <PadQuantity line={line} found={found} disabled={disabled} />}
      <IconButton
        className={styles.bin}
        label={quickOrderTexts.remove({ text })}
        icon={<Trash2 />}
        disabled={disabled}
        onClick={() => takeAway(id)}
      />
      {!isEditing && (
        <PadAttention line={line} found={found} disabled={disabled} onEdit={() => setEditing(true)} />
      )}
    </li>
  )
})
