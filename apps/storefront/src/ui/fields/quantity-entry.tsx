import { typedQuantity } from '@cambusa/domain/quantity/typed-quantity'
import { useId, type KeyboardEvent } from 'react'
import { showQuantity } from './show-quantity.ts'
import styles from './quantity-stepper.module.css'

interface QuantityEntryProps {
  label: string
  /** The quantity in the shown unit. */
  shown: number
  /** The text being typed; null: nothing. */
  typed: string | null
  onType: (typed: string | null) => void
  unit: string | undefined
  disabled: boolean | undefined
  /** The field was left (blur or Enter); undefined: the text is no number, and stays to be corrected. */
  onCommit: (typed: number | undefined) => void
  onEnter: (() => void) | undefined
  /** The message about the typed quantity; undefined: none. */
  note: string | undefined
}

/** The number field of a stepper: confirmed with Enter or Tab, cancelled with Escape. */
export function QuantityEntry(props: QuantityEntryProps) {
  const { label, shown, typed, onType, unit, disabled, onCommit, onEnter, note } = props
  const noteId = useId()
  const text = showQuantity(shown)
  const quantity = typed?.trim() ? typedQuantity(typed, unit) : shown
  const isWrong = quantity === undefined

  const commit = () => {
    if (typed === null) return
    if (!isWrong) onType(null)
    if (isWrong || showQuantity(quantity) !== text) onCommit(quantity)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
      if (!isWrong) onEnter?.()
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      onType(null)
    }
  }
  return (
    <label className={styles.entry}>
      <input
        className={styles.number}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        size={1}
        value={typed ?? text}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        aria-invalid={(isWrong && note !== undefined) || undefined}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => onType(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
      {note && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
    </label>
  )
}
