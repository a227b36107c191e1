import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { useState, type FormEvent } from 'react'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './facets-panel.module.css'
import { readEuros, writeEuros, type PriceRange } from './price-range.ts'

interface PriceRangeFormProps {
  /** The range that filters the list now. */
  range: PriceRange | undefined
  onChange: (range: PriceRange | undefined) => void
}

interface Typed {
  from: string
  to: string
}

interface Wrong {
  from?: string
  to?: string
}

/** The errors of the typed values, by field. */
function wrongIn(from: number | null | undefined, to: number | null | undefined): Wrong {
  if (from === undefined) return { from: listTexts.priceWrong }
  if (to === undefined) return { to: listTexts.priceWrong }
  return to !== null && to < (from ?? 0) ? { to: listTexts.priceOrder } : {}
}

/** Two fields for a price range; Enter or the button applies it, two empty fields remove it. */
export function PriceRangeForm({ range, onChange }: PriceRangeFormProps) {
  const applied: Typed = {
    // A lower limit of 0 is no limit.
    from: writeEuros(range?.fromCents || null),
    to: writeEuros(range?.toCents),
  }
  const [edited, setEdited] = useState<Typed | null>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const withVat = usePricesWithVat()
  const typed = edited ?? applied
  const edit = (change: Partial<Typed>) => {
    setEdited({ ...typed, ...change })
    setWrong({})
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [from, to] = [readEuros(typed.from), readEuros(typed.to)]
    const found = wrongIn(from, to)
    setWrong(found)
    const field = found.from ? 'from' : found.to ? 'to' : undefined
    if (field) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
    setEdited(null)
    onChange(from || to !== null ? { fromCents: from ?? 0, toCents: to ?? null } : undefined)
  }
  return (
    <form data-draft="price-range" noValidate className={styles.range} onSubmit={onSubmit}>
      <TextField
        className={styles.limit}
        label={listTexts.priceFrom}
        name="from"
        inputMode="decimal"
        autoComplete="off"
        value={typed.from}
        error={wrong.from}
        onChange={(event) => edit({ from: event.target.value })}
      />
      <TextField
        className={styles.limit}
        label={listTexts.priceTo}
        name="to"
        inputMode="decimal"
        autoComplete="off"
        value={typed.to}
        error={wrong.to}
        onChange={(event) => edit({ to: event.target.value })}
      />
      <Button type="submit">{listTexts.priceApply}</Button>
      {!withVat && <p className={styles.rangeNote}>{listTexts.priceWithVat}</p>}
    </form>
  )
}
