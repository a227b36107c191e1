import { useState, type KeyboardEvent } from 'react'
import { parseQuantity, showQuantity } from './parse-quantity.ts'
import styles from './quantity-stepper.module.css'

interface QuantityEntryProps {
  label: string
  /** The quantity in the unit that the shopper reads. */
  shown: number
  unit: string | undefined
  disabled: boolean | undefined
  /** A number was typed and left (blur or Enter); what is no number falls back. */
  onCommit: (typed: number) => void
  onEnter: (() => void) | undefined
}

/** The number of a stepper: typed and left with Enter or Tab, taken back with Escape. */
export function QuantityEntry({ label, shown, unit, disabled, onCommit, onEnter }: QuantityEntryProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = showQuantity(shown)

  const commit = () => {
    if (typed === null) return
    setTyped(null)
    const quantity = parseQuantity(typed)
    if (quantity !== undefined && showQuantity(quantity) !== text) onCommit(quantity)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
      onEnter?.()
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
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
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </label>
  )
}
