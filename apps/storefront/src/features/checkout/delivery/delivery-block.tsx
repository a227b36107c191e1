import type { Cart } from '@cambusa/contract/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { askFor } from '../../../lib/state/dialog-chain.ts'
import { placeText } from '@cambusa/domain/delivery/place-text'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { Button } from '../../../ui/buttons/button.tsx'
import { ServiceIcon } from '../../../ui/product/service-icon.tsx'
import styles from './delivery-block.module.css'
import { named } from '../named.ts'
import { UsualSwitch } from './usual-switch.tsx'

interface PartProps {
  icon: ReactNode
  label: string
  children: ReactNode
  /** The accessible name of the button; without `onChange` there is none. */
  changeLabel: string
  isMissing: boolean
  onChange: (() => void) | undefined
}

const Part = ({ icon, label, children, changeLabel, isMissing, onChange }: PartProps) => (
  <div className={styles.part}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </div>
    {onChange && (
      <Button look="ghost" aria-label={changeLabel} onClick={onChange}>
        {isMissing ? checkoutTexts.choose : checkoutTexts.change}
      </Button>
    )}
  </div>
)

function slotLine({ timeslot }: Cart, fixed: boolean): { text: string; isMissing: boolean } {
  if (!timeslot) return { text: checkoutTexts.slotMissing, isMissing: true }
  if (timeslot.heldUntil === null) return { text: checkoutTexts.slotExpired, isMissing: true }
  const text = checkoutTexts.slotTimes(timeslotWords(timeslot))
  return { text: named(text, timeslot.autoAssigned && !fixed), isMissing: false }
}

/** Address and slot; each can be changed while the cart can be and the screen allows it. */
export function DeliveryBlock({ cart, fixed = false }: { cart: Cart; fixed?: boolean }) {
  const { shippingAddress, deliveryServiceId } = cart
  const slot = slotLine(cart, fixed)
  const canMove = !fixed && cart.editable.address
  const canChoose = !fixed && cart.editable.timeslot
  const service = deliveryServiceId === null ? '' : (deliveryTexts.service[deliveryServiceId] ?? '')
  return (
    <div className={styles.block}>
      <Part
        icon={<ServiceIcon serviceId={deliveryServiceId} />}
        label={service || checkoutTexts.where}
        changeLabel={shippingAddress ? checkoutTexts.changeAddress : checkoutTexts.act.address}
        isMissing={!shippingAddress}
        onChange={canMove ? () => void askFor('timeslot', { start: 'address' }) : undefined}
      >
        {shippingAddress ? (
          <>
            <p>{named(shippingAddress.addressName, shippingAddress.autoAssigned && !fixed)}</p>
            <p className={styles.soft}>{placeText(shippingAddress)}</p>
          </>
        ) : (
          <p className={styles.missing}>{checkoutTexts.addressMissing}</p>
        )}
      </Part>
      <Part
        icon={<CalendarClock aria-hidden="true" />}
        label={checkoutTexts.when}
        changeLabel={slot.isMissing ? checkoutTexts.act.timeslot : checkoutTexts.changeSlot}
        isMissing={slot.isMissing}
        onChange={canChoose ? () => void askFor('timeslot', { start: 'timeslot' }) : undefined}
      >
        <p className={slot.isMissing ? styles.missing : styles.slot}>{slot.text}</p>
        {canChoose && !slot.isMissing && <UsualSwitch cart={cart} />}
      </Part>
    </div>
  )
}
