import { euroText } from '@cambusa/domain/money/money'
import type { ApprovalSummary } from '@cambusa/contract/orders/approvals'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock, ChevronRight, ClipboardCheck, Hourglass } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import type { ApprovalSearch } from '../../app/navigation/search-values.ts'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { useUser } from '../../lib/session/user-store.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { cartName, momentText } from './approval-words.ts'
import chips from '../../ui/buttons/link-chips.module.css'
import styles from './approval-list.module.css'
import shared from './approvals.module.css'
import { approvalsQuery } from './approvals-api.ts'

const SHAPES = 3

/** A cart in the list; the whole card is a link to it. */
function Card({ approval, ownId }: { approval: ApprovalSummary; ownId: number | undefined }) {
  const { approvalId, state, sentAt, lapsesAt, timeslot, totalItems, total, decidedBy, deliveryServiceName } =
    approval
  const sent = texts.sentAt({ when: formatDateTime(new Date(sentAt)) })
  return (
    <li className={styles.card}>
      <div className={styles.cardWords}>
        <div className={styles.head}>
          <h2 className={styles.cardName}>
            <Link to={paths.approval} params={{ approvalId: String(approvalId) }} className={styles.link}>
              {cartName(approval, ownId)}
            </Link>
          </h2>
          <ApprovalBadge state={state} />
        </div>
        <p className={shared.soft}>{[sent, decidedBy].filter(Boolean).join(' · ')}</p>
        <p className={styles.fact}>
          <CalendarClock aria-hidden="true" />
          {deliveryServiceName}: {texts.slot(timeslotWords(timeslot))}
        </p>
        {state === 'waiting' && (
          <p className={styles.fact}>
            <Hourglass aria-hidden="true" />
            <span className={shared.sentence}>{texts.until({ when: momentText(lapsesAt) })}</span>
          </p>
        )}
      </div>
      <p className={styles.cardTotal}>
        <span className={shared.soft}>{texts.lines({ count: totalItems })}</span>
        <strong>{euroText(total)}</strong>
      </p>
      <ChevronRight aria-hidden="true" className={styles.chevron} />
    </li>
  )
}

/** Carts of colleagues, or own ones: only holders have both. */
const Views = () => (
  <nav aria-label={texts.views}>
    <ul className={chips.views}>
      {(['colleagues', 'own'] as const).map((of) => (
        <li key={of}>
          <Link
            to={paths.approvals}
            search={{ of: of === 'own' ? of : undefined }}
            className={chips.view}
            activeOptions={{ includeSearch: true, explicitUndefined: true }}
          >
            {of === 'own' ? texts.own : texts.toDecide}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const Nothing = ({ isOwn }: { isOwn: boolean }) => (
  <EmptyState
    icon={<ClipboardCheck />}
    title={isOwn ? texts.noneOwn : texts.noneToDecide}
    text={isOwn ? texts.noneOwnText : texts.noneToDecideText}
    action={
      isOwn && (
        <LinkButton look="primary" to={paths.categories}>
          {texts.browse}
        </LinkButton>
      )
    }
  />
)

/** Carts that were sent for approval, what waits first: for holders those of colleagues, for others their own. */
export function ApprovalList({ search }: { search: ApprovalSearch }) {
  const user = useUser()
  const isHolder = user?.companyRole === HOLDER
  const of = search.of ?? (isHolder ? 'colleagues' : 'own')
  const asked = useQuery({ ...approvalsQuery(useOwner(), { ...search, of }), enabled: user !== null })
  const { data, isError, isPlaceholderData, refetch } = asked
  const content = () => {
    if (!data) {
      if (isError) return <ErrorState text={texts.failed} onRetry={() => void refetch()} />
      return (
        <Loading className={styles.cards}>
          {Array.from({ length: SHAPES }, (_, index) => (
            <Skeleton key={index} shape="box" height="order" />
          ))}
        </Loading>
      )
    }
    if (data.approvals.length === 0) return <Nothing isOwn={of === 'own'} />
    return (
      <>
        {of === 'colleagues' && data.toDecide > 0 && (
          <p className={shared.waiting}>{texts.waitingCount({ count: data.toDecide })}</p>
        )}
        <ul aria-label={texts.list} aria-busy={isPlaceholderData || undefined} className={styles.cards}>
          {data.approvals.map((approval) => (
            <Card key={approval.approvalId} approval={approval} ownId={user?.userId} />
          ))}
        </ul>
        <Pagination
          page={data.page.selPage}
          pages={data.page.totPages}
          renderLink={(page, props) => <Link to={paths.approvals} search={{ ...search, page }} {...props} />}
        />
      </>
    )
  }
  return (
    <>
      {isHolder && <Views />}
      {content()}
    </>
  )
}
