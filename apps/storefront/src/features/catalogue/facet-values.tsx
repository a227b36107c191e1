import type { Facet } from '@cambusa/contract/product'
import { listTexts } from '@cambusa/messages/it/product-lists'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './facets-panel.module.css'

interface FacetValuesProps {
  facet: Facet
  /** 'facet:value' of all that is chosen. */
  selected: readonly string[]
  onToggle: (filter: string) => void
}

const SHOWN = 8

const filterOf = (facet: string, value: string): string => `${facet}:${value}`

/** The values of one facet: the first ones and the chosen ones, the rest on demand. */
export function FacetValues({ facet, selected, onToggle }: FacetValuesProps) {
  const [all, setAll] = useState(false)
  const isSelected = (value: string) => selected.includes(filterOf(facet.name, value))
  const shown = all
    ? facet.values
    : facet.values.filter(({ value }, index) => index < SHOWN || isSelected(value))
  const hidden = facet.values.length - shown.length
  return (
    <fieldset className={styles.values}>
      <legend className={styles.legend}>{facet.label}</legend>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={isSelected(value)}
          disabled={count === 0 && !isSelected(value)}
          onChange={() => onToggle(filterOf(facet.name, value))}
          label={
            <span className={styles.value}>
              {label} <span className={styles.count}>{count}</span>
            </span>
          }
        />
      ))}
      {(hidden > 0 || all) && (
        <Button look="ghost" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? listTexts.fewerValues : listTexts.moreValues({ count: hidden })}
        </Button>
      )}
    </fieldset>
  )
}
