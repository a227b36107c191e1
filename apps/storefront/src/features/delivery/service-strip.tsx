import type { Cart } from '@cambusa/contract/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { CalendarClock, MapPin } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { useSlotDeadline } from '../../lib/state/slot-deadline.ts'
import { isLocked, useUnlockElsewhere } from '../../lib/state/cart-lock.ts'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { shortTimeslotText, type DeadlineText } from '../../lib/format/timeslot-text.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { ServiceIcon } from '../../ui/product/service-icon.tsx'
import styles from './service-strip.module.css'
import type { TimeslotHold } from './timeslot-hold.ts'
import { StripPart, type StripNote } from './strip-part.tsx'
import { useTimeslotHold } from './use-timeslot-hold.ts'

/** Often enough for a text in minutes. */
const TICK_MS = 15_000

const chooseAddress = () => void askFor('timeslot', { start: 'address' })
const chooseSlot = () => void askFor('timeslot', { start: 'timeslot' })
const startChoosing = () => void askFor('timeslot')

/**
 * The end of the slot's reservation: in minutes when few are left, otherwise as a time. The deadline to order is before
 * it, and left out while the slot's own text counts it down.
 */
function noteText(hold: TimeslotHold, deadline: DeadlineText | null | undefined): StripNote | undefined {
  if (hold.state === 'soon') return { end: deliveryTexts.reservedLeft({ minutes: hold.minutes }) }
  if (hold.state !== 'held') return undefined
  return {
    before: deadline?.isUrgent ? undefined : deadline?.short,
    end: deliveryTexts.reservedUntil({ time: hold.until }),
  }
}

function slotText(cart: Cart, deadline: DeadlineText | null | undefined, now: Date): string {
  const { timeslot } = cart
  if (!timeslot) return deadline?.full ?? deliveryTexts.barSlot
  // In the last hour the countdown is shown at every width.
  if (deadline?.isUrgent) return deadline.full
  const text = shortTimeslotText(timeslot, now)
  return timeslot.autoAssigned && !isLocked(cart) ? deliveryTexts.proposed({ what: text }) : text
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
  const deadline = useSlotDeadline()
  if (!cart) return null
  const { deliveryServiceId, shippingAddress } = cart

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
          shippingAddress.autoAssigned && !isLocked(cart)
            ? deliveryTexts.proposed({ what: shippingAddress.addressName })
            : shippingAddress.addressName
        }
        onPress={canMove ? chooseAddress : undefined}
      />
      {/* Rendered once its text is complete, so that the words do not change while they are read. */}
      {deadline !== undefined && (
        <StripPart
          className={styles.when}
          icon={<CalendarClock aria-hidden="true" />}
          what={deliveryTexts.barWhen}
          text={isOver ? deliveryTexts.reservationAgain : slotText(cart, deadline, now)}
          note={noteText(hold, deadline)}
          isUrgent={hold.state === 'soon' || isOver || deadline?.isUrgent}
          onPress={canChoose ? chooseSlot : undefined}
        />
      )}
    </div>
  )
}
