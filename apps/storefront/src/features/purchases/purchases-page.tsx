import { comparableMonths } from '@cambusa/domain/orders/purchases'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { PurchaseGroups } from './purchase-groups.tsx'
import { PurchaseMonths } from './purchase-months.tsx'
import type { PurchaseSearch } from './purchase-search.ts'
import { PurchaseTotal } from './purchase-total.tsx'
import { paidPricesQuery, purchasesQuery } from './purchases-api.ts'
import { PurchasesSkeleton } from './purchases-skeleton.tsx'
import styles from './purchases.module.css'

/** What stands for purchases where there are none. */
const NoPurchases = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={<ChartColumn />}
      title={texts.noneTitle}
      text={texts.noneText}
      action={<LinkButton to={paths.purchases}>{texts.noneAct}</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={<ChartColumn />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <LinkButton look="primary" to={paths.categories}>
          {texts.emptyBrowse}
        </LinkButton>
      }
    />
  )

/** Whether what the months are followed by at first is there too: coming later, it would move what is below it. */
function useFirstGroup(search: PurchaseSearch): boolean {
  const owner = useOwner()
  const [{ by = 'category', ...asked }] = useState(search)
  const rows = useQuery({
    ...purchasesQuery(owner, by === 'prices' ? 'product' : by, asked),
    enabled: by !== 'prices',
  })
  const prices = useQuery({ ...paidPricesQuery(owner, asked), enabled: by === 'prices' })
  return !(by === 'prices' ? prices : rows).isPending
}

/** The purchases of a period: the total, its months, and what they are made of. */
export function Purchases({ search }: { search: PurchaseSearch }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(purchasesQuery(useOwner(), 'month', search))
  const isFirstReady = useFirstGroup(search)
  if (!data || !isFirstReady) {
    if (isError) return <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />
    return <PurchasesSkeleton />
  }
  const { total, companies } = data
  const isNarrowed = [search.from, search.to, search.company].some((value) => value !== undefined)
  const isNothing = total.spent === 0 && total.before === 0
  if (isNothing && !isNarrowed && companies.length < 2) return <NoPurchases isNarrowed={false} />
  return (
    <div className={styles.page} aria-busy={isPlaceholderData || undefined}>
      <PeriodChoice search={search} shown={data} companies={companies} />
      {isNothing ? (
        <NoPurchases isNarrowed={isNarrowed} />
      ) : (
        <>
          <PurchaseTotal summary={data} />
          <PurchaseMonths summary={data} search={search} />
          <PurchaseGroups
            search={search}
            areSeveral={companies.length > 1}
            isComparable={comparableMonths(data.rows).length === data.rows.length}
          />
        </>
      )}
    </div>
  )
}
