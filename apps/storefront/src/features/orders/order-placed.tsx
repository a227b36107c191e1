import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderConfirmation } from '@cambusa/domain/orders/order-confirmation'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { CircleCheck } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { nextSteps } from './next-steps.ts'
import styles from './order-placed.module.css'

interface OrderPlacedProps {
  order: Order
  confirmation: OrderConfirmation
}

const isChanged = ({ versions = [] }: Order) => versions.length > 0

/** The title of the confirmation of a new or a changed order. */
export const placedTitle = (order: Order): string =>
  isChanged(order) ? editingTexts.changedTitle : orderTexts.placedTitle

/** The confirmation: number, slot, address, and what happens next. */
export const OrderPlaced = ({ order, confirmation }: OrderPlacedProps) => (
  <section className={styles.placed}>
    <CircleCheck aria-hidden="true" className={styles.icon} />
    <div className={styles.words}>
      <h1 className={styles.title}>{placedTitle(order)}</h1>
      <p>
        {(isChanged(order) ? editingTexts.changedText : orderTexts.placedText)({ number: order.orderNumber })}
      </p>
      <h2 className={styles.next}>{orderTexts.nextTitle}</h2>
      <ol className={styles.steps}>
        {nextSteps(order, confirmation).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton to={paths.home} className={styles.button}>
        {orderTexts.continueShopping}
      </LinkButton>
    </div>
  </section>
)
