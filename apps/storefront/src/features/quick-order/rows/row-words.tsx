import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { stateOf, type PadLine } from '../pad/pad-line.ts'
import { usePad } from '../pad/pad-store.ts'
import { packedText } from './packed-text.ts'
import { amountText, quantityNote } from './quantity-note.ts'
import { whyText } from './why-text.ts'
import grid from './pad-row.module.css'
import styles from './row-words.module.css'

/** The product of a line: its name, code and packaging. */
export function ProductWords({ found, line }: { found: QuickOrderProduct; line: PadLine }) {
  const { product, lastBoughtAt } = found
  const isRepeated = usePad(({ lines }) =>
    lines.some(
      ({ id, match, notes }) =>
        id !== line.id && match?.productId === product.productId && notes === line.notes,
    ),
  )
  return (
    <>
      <Link
        to={paths.product}
        params={{ slug: product.slug }}
        className={classNames(styles.name, grid.nameArea)}
      >
        {product.name}
      </Link>
      <div className={classNames(styles.facts, grid.factsArea)}>
        {packedText(found)}
        {lastBoughtAt !== null && (
          <>
            {' · '}
            <span className={styles.bought}>{quickOrderTexts.bought}</span>
          </>
        )}
        {isRepeated && <p>{quickOrderTexts.repeated}</p>}
      </div>
    </>
  )
}

interface RowWordsProps {
  line: PadLine
  found: QuickOrderProduct | undefined
  disabled: boolean
  onEdit: () => void
}

/** What was written, how it was understood, and why the line needs attention. */
export function RowWords({ line, found, disabled, onEdit }: RowWordsProps) {
  const { text, amount } = line
  const note = found && [line.notes, quantityNote(line, found)].filter(Boolean).join(' · ')
  const why = whyText(line, found)
  const written = (
    <span className={found ? styles.written : classNames(styles.alone, grid.nameArea)}>
      <span className={styles.text}>
        {quickOrderTexts.written({ text, amount: amount ? amountText(amount) : '' })}
      </span>
      <IconButton
        className={styles.edit}
        label={quickOrderTexts.edit({ text })}
        icon={<Pencil />}
        disabled={disabled}
        onClick={onEdit}
      />
    </span>
  )
  return (
    <>
      {!found && written}
      <div className={classNames(styles.sub, grid.subArea)}>
        {found && written}
        {note && <span className={styles.note}>{note}</span>}
        {why !== '' && (
          <span
            className={line.refusal === undefined ? styles.why : classNames(styles.why, styles.folds)}
            data-state={stateOf(line)}
          >
            {why}
          </span>
        )}
      </div>
    </>
  )
}
