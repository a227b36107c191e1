import { euroText } from '@cambusa/domain/money/money'
import type { ApprovalLine } from '@cambusa/contract/orders/approvals'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { formatAmount, formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import {
  decreaseQuantity,
  increaseQuantity,
  normaliseQuantity,
  ruleFromInfos,
} from '@cambusa/domain/quantity/quantity-step'
import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { shownUnit } from '../../lib/format/shown-quantity.ts'
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './approval-lines.module.css'
import shared from './approvals.module.css'
import type { ShownApproval } from './approvals-api.ts'

/** Changed quantities that are not saved yet, by itemId. */
export type Changes = ReadonlyMap<number, number>

interface CartLineProps {
  item: CartItem
  quantity: number
  /** Without it nothing can be changed. */
  onChange: ((quantity: number) => void) | undefined
}

/** A line of the cart that waits, at the price of now. */
function WaitingLine({ item, quantity, onChange }: CartLineProps) {
  const { product, problem, notes } = item
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const unit = product.productInfos.UNIT_SELLING
  const isChanged = quantity !== item.quantity
  return (
    <li className={styles.line}>
      <Picture src={product.mediaURL} alt="" sizes="48px" className={styles.picture} />
      <div className={styles.lineWords}>
        <p className={styles.name}>
          <Link to={paths.product} params={{ slug: product.slug }}>
            {product.name}
          </Link>
        </p>
        <p className={shared.soft}>
          {[formatQuantity(rule, item.quantity, unit), notes].filter(Boolean).join(' · ')}
        </p>
        {problem && <p className={styles.problem}>{problem.text}</p>}
      </div>
      {onChange && (
        <div className={styles.stepper}>
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            alwaysOpen
            onChange={onChange}
            increase={(now) => increaseQuantity(rule, now)}
            decrease={(now) => decreaseQuantity(rule, now)}
            normalise={(typed) => normaliseQuantity(rule, typed)}
            {...shownUnit(rule, unit)}
          />
        </div>
      )}
      <p className={isChanged ? styles.oldTotal : styles.lineTotal}>
        {quantity === 0 && <span className={styles.out}>{texts.quantityOut}</span>}
        <span>{euroText(item.grossTotal)}</span>
      </p>
    </li>
  )
}

/** A line as it was sent, of a cart that is decided. */
const SentLine = ({ line }: { line: ApprovalLine }) => (
  <li className={styles.line}>
    <Picture src={line.mediaURL} alt="" sizes="48px" className={styles.picture} />
    <div className={styles.lineWords}>
      <p className={styles.name}>
        {line.slug ? (
          <Link to={paths.product} params={{ slug: line.slug }}>
            {line.name}
          </Link>
        ) : (
          line.name
        )}
      </p>
      <p className={shared.soft}>
        {[`${formatAmount(line.quantity)} ${line.unit}`, line.description, line.notes]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <p className={styles.lineTotal}>{euroText(line.grossTotal)}</p>
  </li>
)

interface ApprovalLinesProps {
  approval: ShownApproval
  changes: Changes
  /** Without it nothing can be changed. */
  onChange: ((itemId: number, quantity: number) => void) | undefined
}

/** The lines: while it waits at the prices of now, with steppers for whoever decides; then as they were. */
export function ApprovalLines({
  approval: { cart, lines, totalItems },
  changes,
  onChange,
}: ApprovalLinesProps) {
  return (
    <section className={shared.panel} aria-labelledby="approval-lines">
      <h2 id="approval-lines" className={shared.title}>
        {texts.products({ count: cart?.totalItems ?? totalItems })}
      </h2>
      <ul>
        {cart
          ? cart.cartItems.map((item) => (
              <WaitingLine
                key={item.itemId}
                item={item}
                quantity={changes.get(item.itemId) ?? item.quantity}
                onChange={onChange && ((quantity) => onChange(item.itemId, quantity))}
              />
            ))
          : lines.map((line, index) => <SentLine key={`${line.code} ${index}`} line={line} />)}
      </ul>
    </section>
  )
}
