import type { Facet } from '@cambusa/contract/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FacetsPanel } from './facets-panel.tsx'
import { countFilters, withoutFilters, type ListSearch } from './list-search.ts'

interface FacetsSheetProps {
  facets: readonly Facet[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
  /** How many products the list holds with what is chosen now. */
  count: number
  className?: string | undefined
}

/** The filters where there is no room for a column: a sheet whose button says what it will show. */
export function FacetsSheet({ facets, search, onSearch, count, className }: FacetsSheetProps) {
  const [open, setOpen] = useState(false)
  const chosen = countFilters(search)
  return (
    <>
      <Button
        className={className}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {catalogueTexts.filtersWith({ count: chosen })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={catalogueTexts.filters}
        footer={
          <>
            {chosen > 0 && (
              <Button onClick={() => onSearch(withoutFilters(search))}>{catalogueTexts.clearAll}</Button>
            )}
            <Button look="primary" onClick={() => setOpen(false)}>
              {catalogueTexts.showResults({ count })}
            </Button>
          </>
        }
      >
        <FacetsPanel facets={facets} search={search} onSearch={onSearch} />
      </Dialog>
    </>
  )
}
