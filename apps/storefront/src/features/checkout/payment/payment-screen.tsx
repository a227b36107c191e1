import type { Cart } from '@cambusa/contract/cart/cart'
import type { Order } from '@cambusa/contract/orders/orders'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { useNavigate } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { useIsAgeDeclared } from '../age-declaration.tsx'
import { BuyButton } from './buy-button.tsx'
import { useBuy, usePrepare } from '../checkout-api.ts'
import styles from '../checkout-screen.module.css'
import { LockNotice } from './lock-notice.tsx'
import { showNotEnabled } from '../../../lib/state/not-enabled.ts'
import { NotPrepared } from './not-prepared.tsx'
import { PaymentSections } from './payment-sections.tsx'
import { RefusalNotice } from '../readiness/refusal-notice.tsx'
import { useChosenPayment } from './use-chosen-payment.ts'
import { useLock } from './use-lock.ts'
import { useWayOutAct } from '../readiness/use-way-out-act.ts'
import { isLostAnswer, wayOutOf, type WayOut } from '../readiness/way-out.ts'
import { WorstCase } from '../readiness/worst-case.tsx'

interface PaymentScreenProps {
  cart: Cart
  flush: () => Promise<void>
  renderSummary: (next: ReactNode) => ReactNode
  /** The chosen card, where the order is paid by card. */
  card: ReactNode
  /** Navigates to the next screen of the order. */
  onBought: (order: Order) => Promise<void>
}

/** /payment: the final order, nothing editable, and the button that obliges to pay right under its summary. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { cart, flush, renderSummary, card, onBought } = props
  const navigate = useNavigate()
  const payment = useChosenPayment(cart)
  const isAgeDeclared = useIsAgeDeclared(cart.cartId)
  const isByCard = payment?.paymentTypeId === PAYMENT_TYPES.creditCard
  const buy = useBuy({ onBought })
  const prepare = usePrepare({ flush, onPrepared: buy.reset })
  const lock = useLock(cart)
  // A second tap before the screen has changed buys nothing.
  const isBought = useRef(false)

  const purchase = () => {
    if (isBought.current || !payment) return
    isBought.current = true
    buy.mutate(
      { cartId: cart.cartId, paymentTypeId: payment.paymentTypeId, isAgeDeclared },
      { onError: () => (isBought.current = false) },
    )
  }
  // Leaving this screen unlocks the cart (lib/state/cart-lock.ts).
  const edit = () => void navigate({ to: paths.checkout })
  const again = () => prepare.mutate()
  const act = useWayOutAct({
    onProfile: () => showNotEnabled(),
    onPrepare: again,
    onRetry: buy.error ? purchase : again,
  })
  // Choices of the checkout are corrected there.
  const actHere = (way: WayOut) =>
    way === 'payment' || way === 'age' || way === 'address' || way === 'timeslot' || way === 'expiredSlot'
      ? edit()
      : act(way)

  const isPurchaseOpen = buy.isPending || buy.isSuccess || (buy.error !== null && isLostAnswer(buy.error))
  if (!lock.isLocked && !isPurchaseOpen) {
    return (
      <>
        <NotPrepared
          isOver={lock.isOver || (buy.error !== null && wayOutOf(buy.error) === 'prepare')}
          error={prepare.error ?? (buy.error && wayOutOf(buy.error) !== 'prepare' ? buy.error : null)}
          pending={prepare.isPending}
          onPrepare={again}
          onAct={actHere}
        />
      </>
    )
  }
  return (
    <div className={styles.checkout}>
      <PaymentSections cart={cart} payment={payment} card={isByCard && card} />
      <div className={styles.summary}>
        {renderSummary(
          <div className={styles.next}>
            {lock.isLocked && <LockNotice until={lock.until} minutes={lock.minutes} />}
            <RefusalNotice error={buy.error} ofPurchase onAct={actHere} />
            <WorstCase cart={cart} paymentTypeId={payment?.paymentTypeId} />
            <BuyButton
              cart={cart}
              lock={lock}
              isBuying={buy.isPending || buy.isSuccess}
              isReady={payment !== undefined}
              onBuy={purchase}
              onEdit={edit}
            />
          </div>,
        )}
      </div>
    </div>
  )
}
