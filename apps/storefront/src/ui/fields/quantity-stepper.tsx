import { Minus, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import { QuantityEntry } from './quantity-entry.tsx'
import { PRICE } from '../../lib/browser/page-marks.ts'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  /** The product's name, for screen readers. */
  name: string
  /** In the product's unit (kg, pieces); 0: not in the cart. */
  quantity: number
  onChange: (quantity: number) => void
  /** The quantity rules of the domain, bound to the product. */
  increase: (quantity: number) => number
  decrease: (quantity: number) => number
  /** The nearest quantity that can be bought, for typed numbers. */
  normalise: (quantity: number) => number
  /** Shown after the number: 'g', 'pz'. */
  unit?: string
  /** Converts between the product's unit and the shown one (kg and g); by default they are the same. */
  toShown?: (quantity: number) => number
  fromShown?: (quantity: number) => number
  /** The message about a typed quantity, or a text that is no number, that is not accepted. */
  explain?: (typed: number | undefined, tell: (text: string) => void) => Promise<void>
  disabled?: boolean
  /** The quantity of the first tap, shown on the button where it is more than one piece. */
  buys?: { amount: string; sign: string; price: string } | undefined
  /** Enter in the number field: the wholesale list moves to the next row. */
  onEnter?: () => void
  /** Without the add button: the number field is there from the start (wholesale list). */
  alwaysOpen?: boolean
  /** The line has a bin elsewhere: none here, and a decrease stops at the minimum. */
  binElsewhere?: boolean
  /** What screen readers say of taking the last one away, where it is not taken from the cart. */
  removeLabel?: string
}

const same = (quantity: number) => quantity

/** The add button that is replaced by − number +; the + and − keys work, the bin removes. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, onChange, increase, decrease, normalise, unit, disabled, onEnter, buys } = props
  const { toShown = same, fromShown = same, alwaysOpen = false, binElsewhere = false } = props
  const { removeLabel = uiTexts.removeNamed({ name }) } = props
  const [typed, setTyped] = useState<string | null>(null)
  // A message is about the quantity at that time: it goes with it, whoever changes it.
  const [told, setTold] = useState<{ text: string; about: number }>()
  const latest = useRef(quantity)
  useEffect(() => void (latest.current = quantity), [quantity])
  if (told && told.about !== quantity) setTold(undefined)
  const tell = (text: string | undefined) =>
    setTold(text === undefined ? undefined : { text, about: latest.current })
  const note = told?.text
  const plus = useRef<HTMLButtonElement>(null)
  const open = quantity > 0 || alwaysOpen
  const lower = decrease(quantity)
  // At the minimum a decrease does nothing: the bin removes, here or elsewhere on the line.
  const isAtMinimum = quantity > 0 && lower >= quantity
  const stops = isAtMinimum && binElsewhere
  const removes = quantity > 0 && !stops && (lower <= 0 || isAtMinimum)

  const type = (text: string | null) => {
    setTyped(text)
    tell(undefined)
  }
  const commit = (left: number | undefined) => {
    const wanted = left && fromShown(left)
    if (wanted !== undefined) change(wanted === 0 ? 0 : normalise(wanted))
    // Marked at once; the explanation is loaded late.
    else tell('')
    void props.explain?.(wanted, tell)
  }
  const change = (next: number) => {
    type(null)
    if (disabled || next === quantity) return
    if (next <= 0) plus.current?.focus()
    latest.current = Math.max(0, next)
    onChange(latest.current)
  }
  const plusLabel = () => {
    // The visible text of the button first, then the product.
    if (quantity <= 0 && buys) return `${uiTexts.addAmount(buys)} ${buys.sign} ${buys.price}, ${name}`
    return open ? uiTexts.increaseNamed({ name }) : uiTexts.addNamed({ name })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+') change(increase(quantity))
    else if (event.key === '-' && quantity > 0 && !stops) change(removes ? 0 : lower)
    else return
    event.preventDefault()
  }

  return (
    <div
      role="group"
      aria-label={uiTexts.quantityNamed({ name })}
      className={classNames(styles.stepper, open && styles.open)}
      onKeyDown={onKeyDown}
    >
      {open && (
        <>
          <button
            type="button"
            className={styles.step}
            disabled={disabled || quantity <= 0 || stops}
            aria-label={removes ? removeLabel : uiTexts.decreaseNamed({ name })}
            onClick={() => change(removes ? 0 : lower)}
          >
            {removes && !binElsewhere ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
          </button>
          <QuantityEntry
            label={uiTexts.quantityNamed({ name })}
            shown={toShown(quantity)}
            unit={unit}
            disabled={disabled}
            note={note}
            typed={typed}
            onType={type}
            onCommit={commit}
            onEnter={onEnter}
          />
        </>
      )}
      <button
        ref={plus}
        type="button"
        className={open ? styles.step : styles.add}
        disabled={disabled}
        aria-label={plusLabel()}
        onClick={() => change(increase(quantity))}
      >
        <Plus aria-hidden="true" />
        {!open && (
          <span className={buys && styles.buys}>
            {buys ? <span>{uiTexts.addAmount(buys)} </span> : uiTexts.add}
            {buys && (
              <span {...PRICE}>
                <span data-sign={buys.sign}>{buys.sign} </span>
                {buys.price}
              </span>
            )}
          </span>
        )}
      </button>
    </div>
  )
}
