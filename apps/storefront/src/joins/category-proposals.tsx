import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { proposalTexts } from '@cambusa/messages/it/catalogue/proposals'
import { countFilters } from '../features/catalogue/list/list-changes.ts'
import type { ListSearch } from '../features/catalogue/list/list-search.ts'
import { BuyableRail } from './buyable-rail.tsx'
import styles from './category-proposals.module.css'

/**
 * Proposals in a category with sub-categories: its promotions and best sellers. Hidden once the shopper filters the
 * list or changes its page.
 */
export function CategoryProposals({ category, search }: { category: ShownCategory; search: ListSearch }) {
  const { categories, name, proposals } = category
  if (categories.length === 0 || !proposals?.length || countFilters(search) > 0 || search.page !== undefined)
    return null
  return (
    <div className={styles.proposals}>
      <BuyableRail title={proposalTexts.title({ name })} products={proposals} look="compact" urgent />
    </div>
  )
}
