import type { PurchaseGroup } from '@cambusa/domain/orders/purchases'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { GroupTable } from './group-table.tsx'
import { PaidPricesList } from './paid-prices.tsx'
import chips from '../../ui/buttons/link-chips.module.css'
import { VIEWS, type PurchaseSearch } from './purchase-search.ts'
import { purchasesQuery, savePurchases } from './purchases-api.ts'
import { RowsSkeleton } from './purchases-skeleton.tsx'
import styles from './purchases.module.css'

function SaveAs({
  by,
  search,
  format,
}: {
  by: PurchaseGroup
  search: PurchaseSearch
  format: 'csv' | 'xlsx'
}) {
  const { mutate, isPending } = useMutation({ mutationFn: () => savePurchases(by, search, format) })
  return (
    <Button look="ghost" icon={<Download />} pending={isPending} onClick={() => mutate()}>
      {texts[format]}
    </Button>
  )
}

interface GroupRowsProps {
  by: PurchaseGroup
  search: PurchaseSearch
  isComparable: boolean
}

/** The rows of one grouping. */
function GroupRows({ by, search, isComparable }: GroupRowsProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(purchasesQuery(useOwner(), by, search))
  if (!data) {
    if (isError) return <ErrorState as="h3" text={texts.loadFailed} onRetry={() => void refetch()} />
    return <RowsSkeleton />
  }
  return (
    <div className={styles.rows} aria-busy={isPlaceholderData || undefined}>
      <GroupTable key={by} summary={data} isComparable={isComparable} />
    </div>
  )
}

interface PurchaseGroupsProps {
  search: PurchaseSearch
  /** The user acts for several companies. */
  areSeveral: boolean
  /** Every month can be compared with last year's. */
  isComparable: boolean
}

/** The purchases by department, product, address or company, or the prices that were paid; kept in the address. */
export function PurchaseGroups({ search, areSeveral, isComparable }: PurchaseGroupsProps) {
  const { by = 'category' } = search
  const group = by === 'prices' ? 'product' : by
  return (
    <section className={styles.section} aria-labelledby="divisi">
      <h2 id="divisi" className={styles.name}>
        {by === 'prices' ? texts.prices : texts.groups[by]}
      </h2>
      <nav aria-label={texts.views}>
        <ul className={chips.views}>
          {VIEWS.filter((view) => view !== 'company' || areSeveral).map((view) => (
            <li key={view}>
              <Link
                to={paths.purchases}
                search={{ ...search, by: view === 'category' ? undefined : view, page: undefined }}
                resetScroll={false}
                className={chips.view}
                activeProps={{}}
                aria-current={view === by ? 'true' : undefined}
              >
                {view === 'prices' ? texts.prices : texts.groups[view]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {by === 'prices' ? (
        <PaidPricesList search={search} />
      ) : (
        <GroupRows by={by} search={search} isComparable={isComparable} />
      )}
      <div role="group" aria-label={texts.download} className={styles.files}>
        <SaveAs by={group} search={search} format="csv" />
        <SaveAs by={group} search={search} format="xlsx" />
      </div>
    </section>
  )
}
