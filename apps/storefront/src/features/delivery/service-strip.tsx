import type { Cart } from '@cambusa/contract/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { CalendarClock, MapPin } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { useUnlockElsewhere } from '../../lib/state/cart-lock.ts'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { shortTimeslotText } from '../../lib/format/timeslot-text.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { ServiceIcon } from '../../ui/product/service-icon.tsx'
import styles from './service-strip.module.css'
import type { TimeslotHold } from './timeslot-hold.ts'
import { StripPart } from './strip-part.tsx'
import { useTimeslotHold } from './use-timeslot-hold.ts'

/** Often enough for minutes. */
const TICK_MS = 15_000

const chooseAddress = () => void askFor('timeslot', { start: 'address' })
const chooseSlot = () => void askFor('timeslot', { start: 'timeslot' })
const startChoosing = () => void askFor('timeslot')

const holdText = (hold: TimeslotHold): string | undefined => {
  if (hold.state === 'held') return deliveryTexts.reservedUntil({ time: hold.until })
  return hold.state === 'soon' ? deliveryTexts.reservedLeft({ minutes: hold.minutes }) : undefined
}

function slotText(timeslot: Cart['timeslot'], now: Date): string {
  if (!timeslot) return deliveryTexts.barSlot
  const text = shortTimeslotText(timeslot, now)
  return timeslot.autoAssigned ? deliveryTexts.proposed({ what: text }) : text
}

/** The cart info bar (specification §2): service, address and slot, each a button where it may be changed. */
export function ServiceStrip() {
  const { data: cart } = useQuery(useCartQuery())
  const isPaying = useRouterState({ select: ({ location }) => location.pathname === paths.payment })
  useUnlockElsewhere(cart, isPaying)
  const canMove = !isPaying && cart?.editable.address === true
  const canChoose = !isPaying && cart?.editable.timeslot === true
  const now = useNow(TICK_MS)
  const hold = useTimeslotHold(cart, now, canChoose)
  if (!cart) return null
  const { deliveryServiceId, shippingAddress, timeslot } = cart

  if (!shippingAddress || deliveryServiceId === null) {
    return (
      <StripPart
        icon={<ServiceIcon serviceId={null} />}
        what={deliveryTexts.barService}
        text={deliveryTexts.barChoose}
        onPress={isPaying ? undefined : startChoosing}
      />
    )
  }
  const isOver = hold.state === 'over'
  return (
    <div className={styles.strip}>
      <StripPart
        className={styles.service}
        icon={<ServiceIcon serviceId={deliveryServiceId} />}
        what={deliveryTexts.barService}
        text={deliveryTexts.service[deliveryServiceId] ?? ''}
        onPress={canMove ? chooseAddress : undefined}
      />
      <StripPart
        className={styles.where}
        icon={
          <>
            <MapPin aria-hidden="true" className={styles.wide} />
            <span className={styles.narrow}>
              <ServiceIcon serviceId={deliveryServiceId} />
            </span>
          </>
        }
        what={deliveryTexts.barWhere}
        text={
          shippingAddress.autoAssigned
            ? deliveryTexts.proposed({ what: shippingAddress.addressName })
            : shippingAddress.addressName
        }
        onPress={canMove ? chooseAddress : undefined}
      />
      <StripPart
        className={styles.when}
        icon={<CalendarClock aria-hidden="true" />}
        what={deliveryTexts.barWhen}
        text={isOver ? deliveryTexts.reservationAgain : slotText(timeslot, now)}
        note={holdText(hold)}
        isUrgent={hold.state === 'soon' || isOver}
        onPress={canChoose ? chooseSlot : undefined}
      />
    </div>
  )
}
