import type { Facet } from '@cambusa/contract/product'
import { listTexts } from '@cambusa/messages/it/product-lists'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FacetValues } from './facet-values.tsx'
import { toggleFilter, toggleFlag } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import styles from './facets-panel.module.css'

interface FacetsPanelProps {
  facets: readonly Facet[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Promotions and news have their own boxes above. */
const FLAGS = ['new', 'promotion']

/** The first facets stand open; the rest wait to be asked for. */
const OPEN_FACETS = 3

/** What narrows a list: promotions, news and the facets of the products found. Takes effect at once. */
export const FacetsPanel = ({ facets, search, onSearch }: FacetsPanelProps) => (
  <div className={styles.panel}>
    <div className={styles.flags}>
      <Checkbox
        label={listTexts.onlyPromo}
        checked={search.promo ?? false}
        onChange={() => onSearch(toggleFlag(search, 'promo'))}
      />
      <Checkbox
        label={listTexts.onlyNew}
        checked={search.new ?? false}
        onChange={() => onSearch(toggleFlag(search, 'new'))}
      />
    </div>
    {facets
      .filter(({ name, values }) => values.length > 0 && !FLAGS.includes(name))
      .map((facet, index) => (
        <Disclosure key={facet.name} summary={facet.label} open={index < OPEN_FACETS}>
          <FacetValues
            facet={facet}
            selected={search.filter ?? []}
            onToggle={(filter) => onSearch(toggleFilter(search, filter))}
          />
        </Disclosure>
      ))}
  </div>
)
