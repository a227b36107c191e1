import type { Cart } from '@cambusa/contract/cart/cart'
import type { PaymentType } from '@cambusa/contract/orders/checkout'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CheckoutLines } from '../checkout-lines.tsx'
import { CheckoutSection } from '../checkout-section.tsx'
import styles from '../checkout-screen.module.css'
import { DeliveryBlock } from '../delivery/delivery-block.tsx'
import { requiredAge } from '../readiness/order-readiness.ts'

interface PaymentSectionsProps {
  cart: Cart
  payment: PaymentType | undefined
  /** The chosen card, where the order is paid by card. */
  card: ReactNode
}

/** The parts of the order as they will be bought, read only. */
export function PaymentSections({ cart, payment, card }: PaymentSectionsProps) {
  const { order_note: note, need_invoice: invoice, customer_reference: reference } = cart.cartInfos
  const age = requiredAge(cart)
  const said = [
    reference && checkoutTexts.referenceIs({ reference }),
    (invoice === 'true' || payment?.needsInvoice === true) && checkoutTexts.invoiceWanted,
    age !== undefined && checkoutTexts.ageDeclared({ age }),
  ].filter(Boolean)
  return (
    <div className={styles.sections}>
      <CheckoutSection
        title={cart.shippingAddress?.addressType === 'store' ? checkoutTexts.pickup : checkoutTexts.delivery}
      >
        <DeliveryBlock cart={cart} fixed />
      </CheckoutSection>
      <CheckoutSection title={checkoutTexts.payWith}>
        {payment ? (
          <div>
            <p className={styles.strong}>{payment.name}</p>
            <p className={styles.soft}>{payment.descr}</p>
          </div>
        ) : (
          <Skeleton height="size-control" />
        )}
        {card}
        {said.length > 0 && <p className={styles.soft}>{said.join(' · ')}</p>}
        {note && (
          <div>
            <p className={styles.soft}>{checkoutTexts.note}</p>
            <p className={styles.note}>{note}</p>
          </div>
        )}
      </CheckoutSection>
      <CheckoutSection title={checkoutTexts.lines({ count: cart.totalItems })}>
        <CheckoutLines cart={cart} />
      </CheckoutSection>
    </div>
  )
}
