import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderConfirmation } from '@cambusa/domain/orders/order-confirmation'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { BookmarkPlus, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { askForList } from '../../lib/state/list-asked.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './order-detail.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import type { RenderDelisted } from './order-line.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTotals } from './order-totals.tsx'
import { OrderVersions } from './order-versions.tsx'
import { OrderDocuments } from './sharing/order-documents.tsx'
import { OrderPaper } from './paper/order-paper.tsx'
import { usePrinting } from '../../lib/browser/use-printing.ts'

interface OrderDetailProps {
  order: Order
  /** The part of the screen for an unfinished payment. */
  due: ReactNode
  /** The control that opens it for changes, or why it cannot be changed. */
  modify: ReactNode
  /** The control that orders it again. */
  again: ReactNode
  /** The way to pictures and data of its products, where the contract has them. */
  images: ReactNode
  /** What is offered for a line whose product left the catalogue. */
  renderDelisted: RenderDelisted
  /** The control that cancels it, where allowed. */
  cancel: ReactNode
  /** After the hand-over: its rating, and withdrawals from it. */
  rating: ReactNode
  withdrawals: ReactNode
  /** The link to the form for a problem with it; it may come late, so it is last. */
  problem: ReactNode
  /** It was just placed, and the confirmation is still true: it is shown first. */
  confirmation: OrderConfirmation | undefined
  /** What is offered below the confirmation. */
  offer: ReactNode
}

/** One order as it was bought; printed, it is a sheet of its own. */
export function OrderDetail(props: OrderDetailProps) {
  const { order, due, modify, cancel, again, rating, withdrawals, problem, confirmation } = props
  const { images, renderDelisted, offer } = props
  const isPrinting = usePrinting()
  return (
    <>
      {isPrinting && <OrderPaper order={order} />}
      <div className={styles.screen} data-printing={isPrinting || undefined}>
        {confirmation && <OrderPlaced order={order} confirmation={confirmation} />}
        {confirmation && offer}
        <header className={styles.header}>
          <div className={styles.heading}>
            {confirmation ? (
              <h2 className={styles.number}>{orderTexts.number({ number: order.orderNumber })}</h2>
            ) : (
              <h1>{orderTexts.number({ number: order.orderNumber })}</h1>
            )}
            <p className={styles.when}>
              <OrderStatusBadge order={order} />
              {orderTexts.placedAt({ when: formatDateTime(new Date(order.placedAt)) })}
            </p>
          </div>
          <div className={styles.acts}>
            {again}
            <Button
              icon={<BookmarkPlus />}
              aria-label={addToListTexts.saveOrder({ number: order.orderNumber })}
              onClick={() => void askForList(order)}
            >
              {addToListTexts.saveAll}
            </Button>
            <Button icon={<Printer />} onClick={() => window.print()}>
              {orderTexts.print}
            </Button>
            <OrderDocuments order={order} />
            {images}
          </div>
        </header>
        {due}
        {order.canEdit && <div>{modify}</div>}
        <div className={styles.columns}>
          <div className={styles.goods}>
            <OrderLines order={order} renderDelisted={renderDelisted} />
            {rating}
          </div>
          <div className={styles.side}>
            <OrderFacts order={order} />
            <OrderTotals order={order} />
            <OrderHistory order={order} />
            <OrderVersions versions={order.versions} />
            {!order.canEdit && modify && <div>{modify}</div>}
            {withdrawals}
            {cancel && <div>{cancel}</div>}
            {problem}
          </div>
        </div>
      </div>
    </>
  )
}
