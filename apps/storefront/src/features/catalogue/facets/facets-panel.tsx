import type { Facet } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { useState, type ReactNode } from 'react'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { FacetBox } from './facet-box.tsx'
import { chosenOf, countOf, facetGroups, promotionCount } from './facet-list.ts'
import { FacetValues } from './facet-values.tsx'
import styles from './facets-panel.module.css'
import { toggleFilter, toggleFlag, withPriceRange } from '../list/list-changes.ts'
import type { ListSearch } from '../list/list-search.ts'
import { PriceRangeForm } from './price-range-form.tsx'
import { rangeOf } from './price-range.ts'

interface FacetsPanelProps {
  facets: readonly Facet[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
  /** How many facets are open at first; those with a chosen value always are. */
  openFirst: number
  /** Facets that the screen also shows in another way. */
  shownElsewhere?: readonly string[] | undefined
}

const AVAILABLE = 'availability:available'

/** The filters of a list: promotions, new, available, and the facets of the products found. They apply at once. */
export function FacetsPanel({ facets, search, onSearch, openFirst, shownElsewhere }: FacetsPanelProps) {
  const filters = search.filter ?? []
  const toggle = (filter: string) => onSearch(toggleFilter(search, filter))
  return (
    <div className={styles.panel}>
      <fieldset className={styles.flags}>
        <legend className={styles.legend}>{listTexts.highlights}</legend>
        <FacetBox
          label={listTexts.onlyPromo}
          count={promotionCount(facets) ?? 0}
          checked={search.promo ?? filters.includes('promotion:true')}
          onChange={() => onSearch(toggleFlag(search, 'promo'))}
        />
        <FacetBox
          label={listTexts.onlyNew}
          count={countOf(facets, 'new', 'true') ?? 0}
          checked={search.new ?? false}
          onChange={() => onSearch(toggleFlag(search, 'new'))}
        />
        <FacetBox
          label={listTexts.onlyAvailable}
          count={countOf(facets, 'availability', 'available') ?? 0}
          checked={filters.includes(AVAILABLE)}
          onChange={() => toggle(AVAILABLE)}
        />
      </fieldset>
      {facetGroups(facets, shownElsewhere).map((facet, index) => (
        <FacetGroup
          key={facet.name}
          label={
            facet.total === undefined
              ? facet.label
              : listTexts.valuesInAll({ facet: facet.label, total: facet.total })
          }
          chosen={chosenOf(facet, search)}
          openAtFirst={index < openFirst}
        >
          {facet.name === 'price' && (
            <PriceRangeForm
              key={filters.find(rangeOf)}
              range={filters.map(rangeOf).find(Boolean)}
              onChange={(range) => onSearch(withPriceRange(search, range))}
            />
          )}
          {facet.values.length > 0 && <FacetValues facet={facet} selected={filters} onToggle={toggle} />}
        </FacetGroup>
      ))}
    </div>
  )
}

interface FacetGroupProps {
  label: string
  chosen: readonly string[]
  openAtFirst: boolean
  children: ReactNode
}

/** One facet, open or closed; when closed it shows its chosen values. */
function FacetGroup({ label, chosen, openAtFirst, children }: FacetGroupProps) {
  // Its position may change with the list; whether it is open is up to the shopper.
  const [open] = useState(openAtFirst || chosen.length > 0)
  return (
    <Disclosure
      open={open}
      summary={
        <span className={styles.summary}>
          {label}
          {chosen.length > 0 && <span className={styles.chosen}>{chosen.join(', ')}</span>}
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}
