import type { Cart } from '@cambusa/contract/cart/cart'
import { approvalNeededTexts } from '@cambusa/messages/it/orders/approval-needed'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AgeDeclaration } from './age-declaration.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import styles from './checkout-screen.module.css'
import { DeliveryBlock } from './delivery/delivery-block.tsx'
import { requiredAge } from './readiness/order-readiness.ts'
import { PaymentTypePicker } from './payment/payment-type-picker.tsx'

interface CheckoutSectionsProps {
  cart: Cart
  /** A holder approves it: who approves chooses how it is paid. */
  isForApproval: boolean
  wishes: ReactNode
  /** The choice of the card, where the order is paid by card. */
  cards: ReactNode
  /** Gift codes that pay the order or a part of it. */
  giftCodes: ReactNode
}

/** The parts of the order that the shopper can still change. */
export const CheckoutSections = ({
  cart,
  isForApproval,
  wishes,
  cards,
  giftCodes,
}: CheckoutSectionsProps) => (
  <div className={styles.sections}>
    <CheckoutSection
      title={cart.shippingAddress?.addressType === 'store' ? checkoutTexts.pickup : checkoutTexts.delivery}
    >
      <DeliveryBlock cart={cart} />
    </CheckoutSection>
    <CheckoutSection title={checkoutTexts.payment}>
      {isForApproval ? (
        <p>{approvalNeededTexts.payment}</p>
      ) : (
        <>
          <PaymentTypePicker cart={cart} cards={cards} />
          {giftCodes}
        </>
      )}
    </CheckoutSection>
    {!isForApproval && requiredAge(cart) !== undefined && (
      <CheckoutSection title={checkoutTexts.ageTitle}>
        <AgeDeclaration cart={cart} />
      </CheckoutSection>
    )}
    <CheckoutSection title={checkoutTexts.wishes}>{wishes}</CheckoutSection>
    <CheckoutSection
      title={checkoutTexts.lines({ count: cart.totalItems })}
      aside={
        <LinkButton to={paths.cart} look="ghost">
          {checkoutTexts.changeLines}
        </LinkButton>
      }
    >
      <CheckoutLines cart={cart} />
    </CheckoutSection>
  </div>
)
