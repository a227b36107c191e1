import type { Facet, FacetValue } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FacetBox } from './facet-box.tsx'
import { filterOf } from './facet-list.ts'
import styles from './facets-panel.module.css'
import { useFoundValues } from './use-found-values.ts'

interface FacetValuesProps {
  facet: Facet
  /** 'facet:value' of every chosen value. */
  selected: readonly string[]
  onToggle: (filter: string) => void
}

/** How many are shown at first; when only a few more are left they are shown too. */
const SHOWN = 6
const FEW_MORE = 3
/** From this many on, a field searches them. */
const FIELD_FROM = 12

/** The values of one facet: the first ones and the chosen ones, the rest on demand or by typing. */
export function FacetValues({ facet, selected, onToggle }: FacetValuesProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  // An unticked value keeps its position, and the focus.
  const [touched, setTouched] = useState<readonly FacetValue[]>([])
  const list = useRef<HTMLDivElement>(null)
  const opened = useRef(false)
  const noteId = useId()

  const isSelected = (value: string) => selected.includes(filterOf(facet.name, value))
  const isTouched = (value: string) => touched.some((one) => one.value === value)
  const gone = touched.filter((one) => !facet.values.some(({ value }) => value === one.value))
  const values = [...facet.values, ...gone.map((one) => ({ ...one, count: 0 }))]
  const saysAll = facet.needsAll === true && values.length > 1
  const isLong = values.length > SHOWN + FEW_MORE
  const found = useFoundValues(facet, values, typed)
  const shown =
    typed.trim() !== ''
      ? found.values
      : values.filter(
          ({ value }, index) => isOpen || !isLong || index < SHOWN || isSelected(value) || isTouched(value),
        )

  useEffect(() => {
    if (!opened.current) return
    opened.current = false
    list.current?.querySelectorAll('input')[SHOWN]?.focus()
  }, [isOpen])
  const toggle = (value: FacetValue) => {
    if (!isTouched(value.value)) setTouched([...touched, value])
    onToggle(filterOf(facet.name, value.value))
  }
  return (
    <fieldset className={styles.values} aria-describedby={saysAll ? noteId : undefined}>
      <legend className={styles.legend}>{facet.label}</legend>
      {saysAll && (
        <p id={noteId} className={styles.note}>
          {listTexts.allValuesNeeded}
        </p>
      )}
      {values.length > FIELD_FROM && (
        <TextField
          label={listTexts.findValue({ facet: facet.label })}
          labelHidden
          placeholder={listTexts.findValue({ facet: facet.label })}
          className={styles.find}
          start={<Search />}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div ref={list} className={styles.boxes}>
        {shown.map((value) => (
          <FacetBox
            key={value.value}
            label={value.label}
            count={value.count}
            checked={isSelected(value.value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <p role="status" className={shown.length === 0 ? styles.none : styles.legend}>
        {typed.trim() !== '' &&
          !found.isAsking &&
          (shown.length === 0
            ? found.isOfTold
              ? listTexts.noFirstValue({ typed, count: facet.values.length })
              : listTexts.noValue({ typed })
            : listTexts.valuesFound({ count: shown.length }))}
      </p>
      {typed.trim() !== '' && shown.length === 0 && !found.isAsking && (
        <LinkButton look="ghost" className={styles.more} to={paths.search} search={{ query: typed.trim() }}>
          {listTexts.searchValue({ typed: typed.trim() })}
        </LinkButton>
      )}
      {isLong && typed.trim() === '' && (
        <Button
          look="ghost"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => {
            opened.current = !isOpen
            setOpen(!isOpen)
          }}
        >
          {isOpen
            ? listTexts.fewerValues
            : facet.total === undefined
              ? listTexts.showAllValues({ count: values.length, facet: facet.label })
              : listTexts.showFirstValues({ count: values.length, total: facet.total })}
        </Button>
      )}
    </fieldset>
  )
}
