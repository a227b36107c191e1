import type { Cart } from '@cambusa/contract/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { placeText } from '@cambusa/domain/delivery/place-text'
import { Button } from '../../ui/buttons/button.tsx'
import { ServiceIcon } from '../../ui/product/service-icon.tsx'
import styles from './delivery-summary.module.css'

interface DeliverySummaryProps {
  cart: Pick<Cart, 'deliveryServiceId' | 'shippingAddress'>
  /** Goes back to the choice of the address; without it the summary is read only. */
  onEdit: (() => void) | undefined
}

/** The chosen service, with the delivery address or the pickup store (specification §2: type home means delivery). */
export function DeliverySummary({ cart, onEdit }: DeliverySummaryProps) {
  const { deliveryServiceId, shippingAddress } = cart
  if (!shippingAddress || deliveryServiceId === null) return null
  const isDelivery = shippingAddress.addressType === 'home'
  return (
    <div className={styles.summary}>
      <span className={styles.icon}>
        <ServiceIcon serviceId={deliveryServiceId} />
      </span>
      <div className={styles.words}>
        <p className={styles.service}>{deliveryTexts.service[deliveryServiceId]}</p>
        <p>
          {isDelivery ? timeslotTexts.deliveryTo : timeslotTexts.pickupAt}{' '}
          <strong>{shippingAddress.addressName}</strong>
          <span className={styles.place}> {placeText(shippingAddress)}</span>
        </p>
      </div>
      {onEdit && (
        <Button look="ghost" aria-label={timeslotTexts.changeAddress} onClick={onEdit}>
          {deliveryTexts.change}
        </Button>
      )}
    </div>
  )
}
