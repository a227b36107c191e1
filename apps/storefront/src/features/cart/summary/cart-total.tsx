import type { Cart } from '@cambusa/contract/cart/cart'
import { euroText, formatEuro, toCents } from '@cambusa/domain/money/money'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import styles from './cart-total.module.css'

/**
 * The cart's total in one line. A shopper who reads prices without VAT sees both, labelled; but where gift codes pay a
 * part, only the amount with VAT, because they are subtracted from that one.
 */
export function CartTotal({ cart }: { cart: Cart }) {
  const withVat = usePricesWithVat()
  const total = euroText(cart.totalPrice)
  if (withVat) return total
  const net = cart.vat.reduce((sum, vat) => sum + toCents(vat.net), 0)
  return (
    <span className={styles.both}>
      {cart.giftTotal === 0 && (
        <span>
          {formatEuro(net)} <small>{frameTexts.pricesWithoutVat}</small>
        </span>
      )}
      <small>
        {total} {frameTexts.pricesWithVat}
      </small>
    </span>
  )
}
