import type { Order } from '@cambusa/contract/orders/orders'
import { ADDRESS_TYPES } from '@cambusa/domain/delivery/delivery-service'
import { isOneOfStatuses, ORDERS_WITHOUT_DEBT } from '@cambusa/domain/orders/order-sets'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentStateTexts, paymentTexts } from '@cambusa/messages/it/payments/payment'
import { bankTransferText } from '@cambusa/messages/it/payments/payment-types'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { streetText, townText } from '@cambusa/domain/delivery/place-text'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import styles from './order-detail.module.css'

type OrderPayment = NonNullable<Order['payment']>

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function transferText({ paymentData: { beneficiary, iban } }: Order): string | undefined {
  return beneficiary && iban ? bankTransferText({ beneficiary, iban }) : undefined
}

const cardText = ({ cardBrand, cardLastFour }: OrderPayment) =>
  cardLastFour && paymentTexts.cardName({ brand: cardBrand ?? '', lastFour: cardLastFour })

/** Who took the goods, or who may collect them. */
function Receiver({
  order: { handover, placedBy, orderStatusId },
  isPickup,
}: {
  order: Order
  isPickup: boolean
}) {
  if (handover) {
    return (
      <Fact label={isPickup ? orderLifeTexts.collectedBy : orderLifeTexts.deliveredTo}>
        {handover.receiverName || placedBy}
        {handover.ageChecked && <p className={styles.soft}>{orderLifeTexts.ageChecked}</p>}
      </Fact>
    )
  }
  if (!isPickup || isOneOfStatuses(ORDERS_WITHOUT_DEBT, orderStatusId)) return null
  return <Fact label={orderLifeTexts.collector}>{orderLifeTexts.collectorText}</Fact>
}

/** Address, slot, payment type, people and settings of the order. */
export function OrderFacts({ order }: { order: Order }) {
  const { shippingAddress: address, cartInfos, payment, customerReference, placedBy, approvedBy } = order
  const isPickup = address.addressType === 'store'
  const transfer = transferText(order)
  return (
    <dl className={styles.facts}>
      <Fact label={isPickup ? orderTexts.pickup : orderTexts.delivery}>
        <strong>
          {address.addressTypeId === ADDRESS_TYPES.drive && address.storeId !== null ? (
            <Link to={paths.store} params={{ warehouseId: String(address.storeId) }}>
              {address.addressName}
            </Link>
          ) : (
            address.addressName
          )}
        </strong>
        <br />
        {streetText(address)}
        <br />
        {townText(address)}
        {address.notes && (
          <>
            <br />
            <span className={styles.soft}>{address.notes}</span>
          </>
        )}
      </Fact>
      <Fact label={order.deliveryServiceName}>
        <span className={styles.sentence}>{orderTexts.slot(timeslotWords(order.timeslot))}</span>
      </Fact>
      {placedBy && <Fact label={orderLifeTexts.placedBy}>{placedBy}</Fact>}
      {approvedBy && <Fact label={orderLifeTexts.approvedBy}>{approvedBy}</Fact>}
      <Receiver order={order} isPickup={isPickup} />
      {customerReference && <Fact label={orderTexts.reference}>{customerReference}</Fact>}
      {order.companyName && <Fact label={orderTexts.company}>{order.companyName}</Fact>}
      <Fact label={orderTexts.payment}>
        {order.paymentTypeName}
        {payment && (
          <p className={styles.soft}>
            {[cardText(payment), payment.reason ?? paymentStateTexts[payment.state]]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {transfer && <p className={styles.soft}>{transfer}</p>}
        {cartInfos.need_invoice === 'true' && <p className={styles.soft}>{orderTexts.invoice}</p>}
      </Fact>
      {cartInfos.order_note && (
        <Fact label={orderTexts.note}>
          <span className={styles.note}>{cartInfos.order_note}</span>
        </Fact>
      )}
    </dl>
  )
}
