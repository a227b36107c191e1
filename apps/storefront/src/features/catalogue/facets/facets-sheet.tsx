import type { Facet } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FacetsPanel } from './facets-panel.tsx'
import { countFilters, withoutFilters } from '../list/list-changes.ts'
import type { ListSearch } from '../list/list-search.ts'

interface FacetsSheetProps {
  facets: readonly Facet[]
  shownElsewhere?: readonly string[] | undefined
  search: ListSearch
  onSearch: (search: ListSearch) => void
  /** The number of products with the current filters. */
  count: number
  className?: string | undefined
}

/** The filters on narrow screens: a sheet whose button shows the number of results. */
export function FacetsSheet({
  facets,
  shownElsewhere,
  search,
  onSearch,
  count,
  className,
}: FacetsSheetProps) {
  const [open, setOpen] = useState(false)
  const chosen = countFilters(search)
  return (
    <>
      <Button
        className={className}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {listTexts.filtersWith({ count: chosen })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={listTexts.filters}
        footer={
          <>
            {chosen > 0 && (
              <Button onClick={() => onSearch(withoutFilters(search))}>{listTexts.clearAll}</Button>
            )}
            <Button look="primary" onClick={() => setOpen(false)}>
              {listTexts.showResults({ count })}
            </Button>
          </>
        }
      >
        <FacetsPanel
          facets={facets}
          search={search}
          onSearch={onSearch}
          openFirst={0}
          shownElsewhere={shownElsewhere}
        />
      </Dialog>
    </>
  )
}
