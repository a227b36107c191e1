import type { Cart } from '@cambusa/contract/cart/cart'
import { euroText, formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { packagingTexts } from '@cambusa/messages/it/cart/packaging'
import type { ReactNode } from 'react'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { EditedDifference } from './edited-difference.tsx'
import { OrderThreshold } from './order-threshold.tsx'
import { useSayReached } from './use-say-reached.ts'
import styles from './cart-summary.module.css'

interface CartSummaryProps {
  cart: Cart
  /** The button of the next step. */
  next?: ReactNode
  /** For the drawer: totals alone, VAT in one line, no title. */
  compact?: boolean
}

function deliveryText(cart: Cart): string {
  if (cart.deliveryServiceId === null) return cartTexts.deliveryLater
  return cart.deliveryFee === 0 ? cartTexts.deliveryFree : euroText(cart.deliveryFee)
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

const totalLabel = (which: string) => (
  <>
    {cartTexts.total} <span className={styles.soft}>{which}</span>
  </>
)

/** Labels an amount with VAT where the others are shown without. */
const labelled = (label: string, holdsVat: boolean) =>
  holdsVat ? (
    <>
      {label} <span className={styles.soft}>{cartTexts.totalVat}</span>
    </>
  ) : (
    label
  )

/** VAT per rate, or all of it in one line. `added`: on top of the amounts above, else included in them. */
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
      <dd>{euroText(amount)}</dd>
    </div>
  ))
}

/** Totals of the cart with VAT per rate, delivery, minimum order and the next step. */
export function CartSummary({ cart, next, compact = false }: CartSummaryProps) {
  const withVat = usePricesWithVat()
  useSayReached(cart)
  const net = cart.vat.reduce((sum, vat) => sum + toCents(vat.net), 0)
  const isEstimated = cart.cartItems.some(({ product }) => product.variableWeight)
  return (
    <div className={styles.summary}>
      {!compact && <h2 className={styles.title}>{cartTexts.summary}</h2>}
      <dl className={styles.rows}>
        {withVat && !compact && <Row label={cartTexts.items}>{euroText(cart.itemsTotal)}</Row>}
        {cart.orderPackages.map((needed) => (
          <Row key={needed.orderPackageId} label={labelled(packageLabel(needed), !withVat)}>
            {euroText(needed.totalPrice)}
          </Row>
        ))}
        <Row label={labelled(cartTexts.delivery, !withVat && cart.deliveryFee > 0)}>{deliveryText(cart)}</Row>
        {!withVat && (
          <Row strong={!compact} label={totalLabel(cartTexts.totalNet)}>
            {formatEuro(net)}
          </Row>
        )}
        {!withVat && <VatRows cart={cart} compact={compact} added />}
        {cart.giftCertificates.map(({ giftCertificateId, hint, used }) => (
          <Row key={giftCertificateId} label={cartTexts.giftCode({ hint })}>
            {formatEuro(-toCents(used))}
          </Row>
        ))}
        <Row strong label={totalLabel(cartTexts.totalVat)}>
          {euroText(cart.totalPrice)}
        </Row>
        {withVat && <VatRows cart={cart} compact={compact} />}
        <EditedDifference {...cart} />
      </dl>
      {isEstimated && !compact && <p className={styles.soft}>{cartTexts.estimated}</p>}
      <OrderThreshold cart={cart} />
      {next}
    </div>
  )
}
