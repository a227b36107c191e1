import type { Cart } from '@cambusa/contract/cart'
import { formatEuro, toCents } from '@cambusa/domain/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import type { ReactNode } from 'react'
import { usePricesWithVat } from '../../lib/prices-with-vat.ts'
import { MinimumOrder } from './minimum-order.tsx'
import styles from './cart-summary.module.css'

interface CartSummaryProps {
  cart: Cart
  /** The button that names the next step. */
  next?: ReactNode
  heading?: 'h2' | 'h3'
}

const euros = (amount: number) => formatEuro(toCents(amount))

function deliveryText(cart: Cart): string {
  if (cart.deliveryServiceId === null) return cartTexts.deliveryLater
  return cart.deliveryFee === 0 ? cartTexts.deliveryFree : euros(cart.deliveryFee)
}

const Row = ({ label, children, strong }: { label: ReactNode; children: ReactNode; strong?: boolean }) => (
  <div className={strong ? styles.total : styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Totals of the cart with VAT per rate, delivery, minimum order and the next step. */
export function CartSummary({ cart, next, heading: Heading = 'h2' }: CartSummaryProps) {
  const withVat = usePricesWithVat()
  const net = cart.vat.reduce((sum, vat) => sum + toCents(vat.net), 0)
  const missingToFree =
    cart.deliveryFee > 0 && cart.freeDeliveryFrom !== null
      ? toCents(cart.freeDeliveryFrom) - toCents(cart.itemsTotal)
      : 0
  const isEstimated = cart.cartItems.some(({ product }) => product.variableWeight)
  return (
    <div className={styles.summary}>
      <Heading className={styles.title}>{cartTexts.summary}</Heading>
      <dl className={styles.rows}>
        {withVat && <Row label={cartTexts.items}>{euros(cart.itemsTotal)}</Row>}
        <Row label={cartTexts.delivery}>{deliveryText(cart)}</Row>
        {!withVat && <Row label={cartTexts.net}>{formatEuro(net)}</Row>}
        {!withVat &&
          cart.vat.map(({ rate, vat }) => (
            <Row key={rate} label={cartTexts.vatAdded({ rate })}>
              {euros(vat)}
            </Row>
          ))}
        <Row
          strong
          label={
            <>
              {cartTexts.total} <span className={styles.soft}>{cartTexts.totalVat}</span>
            </>
          }
        >
          {euros(cart.totalPrice)}
        </Row>
        {withVat &&
          cart.vat.map(({ rate, vat }) => (
            <div key={rate} className={styles.vat}>
              <dt>{cartTexts.vat({ rate })}</dt>
              <dd>{euros(vat)}</dd>
            </div>
          ))}
      </dl>
      {isEstimated && <p className={styles.soft}>{cartTexts.estimated}</p>}
      {missingToFree > 0 && (
        <p className={styles.free}>{cartTexts.freeFrom({ missing: formatEuro(missingToFree) })}</p>
      )}
      <MinimumOrder cart={cart} />
      {next}
    </div>
  )
}
