import type { Cart } from '@cambusa/contract/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import { packagingTexts } from '@cambusa/messages/it/packaging'
import type { ReactNode } from 'react'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { MinimumOrder } from './minimum-order.tsx'
import styles from './cart-summary.module.css'

interface CartSummaryProps {
  cart: Cart
  /** The button that names the next step. */
  next?: ReactNode
  /** Where there is little room (drawer): totals alone, VAT in one line, no title. */
  compact?: boolean
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

/** '2 × Cassetta, a rendere (cauzione)'. */
const packageLabel = ({ quantity, isDeposit, package: { descr } }: Cart['orderPackages'][number]) =>
  packagingTexts.needed({ quantity, descr, isDeposit })

/** VAT per rate, or all of it in one line. `added`: on top of the amounts above, else contained in them. */
function VatRows({ cart, compact, added = false }: { cart: Cart; compact: boolean; added?: boolean }) {
  const className = added ? styles.row : styles.vat
  const textOf = added ? cartTexts.vatAdded : cartTexts.vat
  const rows = compact
    ? [{ label: added ? cartTexts.taxes : cartTexts.taxesWithin, amount: cart.taxTotal }]
    : cart.vat
        .filter(({ rate }) => rate > 0)
        .map(({ rate, vat }) => ({ label: textOf({ rate }), amount: vat }))
  return rows.map(({ label, amount }) => (
    <div key={label} className={className}>
      <dt>{label}</dt>
      <dd>{euros(amount)}</dd>
    </div>
  ))
}

/** Totals of the cart with VAT per rate, delivery, minimum order and the next step. */
export function CartSummary({ cart, next, compact = false }: CartSummaryProps) {
  const withVat = usePricesWithVat()
  const net = cart.vat.reduce((sum, vat) => sum + toCents(vat.net), 0)
  const missingToFree =
    cart.deliveryFee > 0 && cart.freeDeliveryFrom !== null
      ? toCents(cart.freeDeliveryFrom) - toCents(cart.itemsTotal)
      : 0
  const isEstimated = cart.cartItems.some(({ product }) => product.variableWeight)
  return (
    <div className={styles.summary}>
      {!compact && <h2 className={styles.title}>{cartTexts.summary}</h2>}
      <dl className={styles.rows}>
        {withVat && !compact && <Row label={cartTexts.items}>{euros(cart.itemsTotal)}</Row>}
        {cart.orderPackages.map((needed) => (
          <Row key={needed.orderPackageId} label={packageLabel(needed)}>
            {euros(needed.totalPrice)}
          </Row>
        ))}
        <Row label={cartTexts.delivery}>{deliveryText(cart)}</Row>
        {!withVat && <Row label={cartTexts.net}>{formatEuro(net)}</Row>}
        {!withVat && <VatRows cart={cart} compact={compact} added />}
        {cart.giftCertificates.map(({ giftCertificateId, hint, used }) => (
          <Row key={giftCertificateId} label={cartTexts.giftCode({ hint })}>
            {formatEuro(-toCents(used))}
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
        {withVat && <VatRows cart={cart} compact={compact} />}
      </dl>
      {isEstimated && !compact && <p className={styles.soft}>{cartTexts.estimated}</p>}
      {missingToFree > 0 && (
        <p className={styles.free}>{cartTexts.freeFrom({ missing: formatEuro(missingToFree) })}</p>
      )}
      <MinimumOrder cart={cart} />
      {next}
    </div>
  )
}
