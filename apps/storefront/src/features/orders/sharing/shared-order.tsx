import type { DataOf } from '@cambusa/contract/endpoint'
import type { viewSharedOrder } from '@cambusa/contract/orders/order-shares'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderPlaceFacts } from '@cambusa/messages/it/orders/order-place'
import { orderShareTexts as texts } from '@cambusa/messages/it/orders/order-shares'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { name as shop } from '../../../../../../shop.config.json'
import { paths } from '../../../app/navigation/paths.ts'
import { CallError } from '../../../lib/api/call-error.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../../ui/layout/document-title.tsx'
import { OrderLines } from '../order-lines.tsx'
import styles from '../order-detail.module.css'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { OrderTotals } from '../order-totals.tsx'
import { OrderSkeleton } from '../orders-skeleton.tsx'
import { DocumentButton } from './document-button.tsx'
import { askForSharedDocument, sharedOrderQuery } from './shares-api.ts'

/** The page of a link: one order read-only, or that the link shows none, whatever the reason. */
export function SharedOrder({ token }: { token: string }) {
  const { data: shared, error, isFetching, refetch } = useQuery(sharedOrderQuery(token))
  if (shared) return <Shown token={token} shared={shared} />
  if (error instanceof CallError && error.has('order.shareUnknown'))
    return (
      <>
        <DocumentTitle title={texts.dead} />
        <EmptyState
          as="h1"
          icon={<Link2Off />}
          title={texts.dead}
          text={error.message}
          action={<LinkButton to={paths.home}>{texts.home}</LinkButton>}
        />
      </>
    )
  if (error && !isFetching)
    return <ErrorState as="h1" text={error.message || texts.pageFailed} onRetry={() => void refetch()} />
  return <OrderSkeleton />
}

function Shown({ token, shared }: { token: string; shared: DataOf<typeof viewSharedOrder> }) {
  const { order, expiresAt, documents } = shared
  const title = texts.pageTitle({ number: order.orderNumber })
  return (
    <article className={styles.screen}>
      <DocumentTitle title={title} />
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1>{title}</h1>
          <p className={styles.when}>
            <OrderStatusBadge order={order} />
            {orderTexts.placedAt({ when: formatDateTime(new Date(order.placedAt)) })}
          </p>
          <p className={styles.soft}>
            {texts.pageIntro({ shop, when: formatDateTime(new Date(expiresAt)) })}
          </p>
        </div>
        <div className={styles.acts}>
          {documents.map((kind) => (
            <DocumentButton key={kind} kind={kind} ask={(asked) => askForSharedDocument(token, asked)} />
          ))}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.goods}>
          <OrderLines order={order} renderDelisted={() => null} />
        </div>
        <div className={styles.side}>
          <dl className={styles.facts} aria-label={texts.facts}>
            {order.companyName && <Fact label={orderTexts.company} lines={[order.companyName]} />}
            {orderPlaceFacts(order).map(({ label, lines }) => (
              <Fact key={label} label={label} lines={lines} />
            ))}
          </dl>
          <OrderTotals order={order} />
        </div>
      </div>
    </article>
  )
}

const Fact = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    {lines.map((line) => (
      <dd key={line}>
        <span className={styles.sentence}>{line}</span>
      </dd>
    ))}
  </div>
)
