import type { Cart } from '@cambusa/contract/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { Button } from '../../../ui/buttons/button.tsx'
import { OnlineButton } from '../../../ui/buttons/online-button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './buy-button.module.css'
import { TillBar } from '../till-bar.tsx'
import type { CartLock } from './use-lock.ts'

/** The remaining minutes that are told to screen readers. */
const ANNOUNCED_AT: readonly number[] = [3, 1]

interface BuyButtonProps {
  cart: Cart
  lock: CartLock
  isBuying: boolean
  /** The payment type is known. */
  isReady: boolean
  onBuy: () => void
  onEdit: () => void
}

/** A change that costs no more than the order did obliges to nothing new. */
function buyText({ editing, totalPrice }: Cart): string {
  if (!editing) return checkoutTexts.buy
  return totalPrice > editing.grossTotal ? editingTexts.confirmAndPay : editingTexts.confirm
}

/** The button required by law (art. 51 Codice del Consumo): its words say that the order must be paid. */
export const BuyButton = ({ cart, lock, isBuying, isReady, onBuy, onEdit }: BuyButtonProps) => (
  <>
    <TillBar cart={cart} above={lock.isLocked && checkoutTexts.lockedLeft({ minutes: lock.minutes })}>
      <OnlineButton look="action" size="large" wide pending={isBuying || !isReady} onClick={onBuy}>
        {buyText(cart)}
      </OnlineButton>
    </TillBar>
    <div role="status">
      {lock.isLocked && ANNOUNCED_AT.includes(lock.minutes) && (
        <VisuallyHidden>{checkoutTexts.lockedLeft({ minutes: lock.minutes })}</VisuallyHidden>
      )}
    </div>
    <div role="status">{isBuying && <VisuallyHidden>{checkoutTexts.buying}</VisuallyHidden>}</div>
    <div className={styles.after}>
      <p>{checkoutTexts.editHint}</p>
      <Button look="secondary" wide disabled={isBuying} onClick={onEdit}>
        {checkoutTexts.edit}
      </Button>
    </div>
  </>
)
