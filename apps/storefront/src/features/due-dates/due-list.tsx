import { euroText } from '@cambusa/domain/money/money'
import { dueDateTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarCheck, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { announce } from '../../lib/state/announce.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { DueCard } from './due-card.tsx'
import { DueDays, DueViews } from './due-filters.tsx'
import styles from './due-list.module.css'
import { dueDatesQuery, type DueTotals } from './due-dates-api.ts'
import { DueMonths } from './due-months.tsx'
import { isNarrowed, type DueSearch } from './due-search.ts'

const SHAPES = 3

const Totals = ({ totals: { overdue, coming } }: { totals: DueTotals }) => (
  <dl className={styles.totals}>
    <div className={styles.total} data-bad={overdue > 0 || undefined}>
      <dt>{texts.overdueTotal}</dt>
      <dd>{overdue > 0 ? euroText(overdue) : texts.nothingOverdue}</dd>
    </div>
    <div className={styles.total}>
      <dt>{texts.comingTotal}</dt>
      <dd>{euroText(coming)}</dd>
    </div>
  </dl>
)

const Nothing = ({ search }: { search: DueSearch }) =>
  isNarrowed(search) ? (
    <EmptyState
      icon={<SearchX />}
      title={texts.noneTitle}
      text={texts.noneText}
      action={<LinkButton to={paths.dueDates}>{texts.clear}</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={<CalendarCheck />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <LinkButton look="primary" to={paths.orders}>
          {texts.toOrders}
        </LinkButton>
      }
    />
  )

/** What the company owes on account: totals, months, and a page of due dates. */
export function DueList({ search }: { search: DueSearch }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(dueDatesQuery(useOwner(), search))
  const found = isPlaceholderData ? undefined : data?.page.totItems
  const narrowed = isNarrowed(search)
  useEffect(() => {
    if (narrowed && found !== undefined) announce(texts.found({ count: found }))
  }, [narrowed, found])
  if (!data) {
    if (isError) return <ErrorState text={texts.failed} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.list}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} shape="box" height="order" />
        ))}
      </Loading>
    )
  }
  if (data.totals.months.length === 0) return <Nothing search={{}} />
  return (
    <>
      <Totals totals={data.totals} />
      <DueViews search={search} />
      <DueDays search={search} />
      {data.dueDates.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <div className={styles.list} aria-busy={isPlaceholderData || undefined}>
          <ul className={styles.list}>
            {data.dueDates.map((due) => (
              <DueCard key={due.dueDateId} due={due} />
            ))}
          </ul>
          <Pagination
            page={data.page.selPage}
            pages={data.page.totPages}
            renderLink={(page, props) => <Link to={paths.dueDates} search={{ ...search, page }} {...props} />}
          />
        </div>
      )}
      <DueMonths months={data.totals.months} />
    </>
  )
}
