import { useId, useState, type KeyboardEvent } from 'react'
import { parseQuantity, showQuantity } from './parse-quantity.ts'
import styles from './quantity-stepper.module.css'

interface QuantityEntryProps {
  label: string
  /** The quantity in the unit that the shopper reads. */
  shown: number
  unit: string | undefined
  disabled: boolean | undefined
  /** A number was typed and left (blur or Enter); undefined: it is none, and stays to be put right. */
  onCommit: (typed: number | undefined) => void
  onEnter: (() => void) | undefined
  /** What is to be told of what was typed; nothing while it is typed anew. */
  note: string
  onTyping: () => void
}

/** The number of a stepper: typed and left with Enter or Tab, taken back with Escape. */
export function QuantityEntry(props: QuantityEntryProps) {
  const { label, shown, unit, disabled, onCommit, onEnter, note, onTyping } = props
  const [kept, setKept] = useState<{ typed: string; beside: number; isLeft?: boolean } | null>(null)
  const noteId = useId()
  const text = showQuantity(shown)
  const isNumber = kept === null || parseQuantity(kept.typed) !== undefined
  // What is no number goes when the quantity is changed in another way.
  const typed = kept && (isNumber || kept.beside === shown) ? kept.typed : null
  const quantity = typed === null ? shown : parseQuantity(typed)
  const isWrong = quantity === undefined && typed?.trim() !== ''

  const commit = () => {
    if (typed === null) return
    if (isWrong) {
      setKept({ typed, beside: shown, isLeft: true })
      return onCommit(undefined)
    }
    setKept(null)
    if (quantity !== undefined && showQuantity(quantity) !== text) onCommit(quantity)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
      if (!isWrong) onEnter?.()
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setKept(null)
      onTyping()
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
        aria-invalid={(isWrong && kept?.isLeft) || undefined}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => {
          setKept({ typed: event.target.value, beside: shown })
          onTyping()
        }}
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
