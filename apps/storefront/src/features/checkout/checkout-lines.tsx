import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { euroText } from '@cambusa/domain/money/money'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { alternativesText } from '@cambusa/messages/it/cart/alternatives-text'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './checkout-lines.module.css'

/** Further lines are shown on demand. */
const LINES_SHOWN = 5

function quantityText({ product, quantity }: CartItem): string {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  return formatQuantity(rule, quantity, product.productInfos.UNIT_SELLING)
}

const Line = ({ item, cartInfos }: { item: CartItem } & Pick<Cart, 'cartInfos'>) => (
  <li className={styles.line}>
    <Picture src={item.product.mediaURL} alt="" sizes="48px" className={styles.picture} />
    <div className={styles.words}>
      <p className={styles.name}>{item.product.name}</p>
      <p className={styles.soft}>
        {[quantityText(item), item.notes, alternativesText(item.infos, cartInfos)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {item.problem && <p className={styles.problem}>{item.problem.text}</p>}
    </div>
    <p className={styles.total}>{euroText(item.grossTotal)}</p>
  </li>
)

/** The lines of the cart in short: product, quantity, total. */
export function CheckoutLines({ cart }: { cart: Cart }) {
  const lines = (items: readonly CartItem[]) => (
    <ul className={styles.lines}>
      {items.map((item) => (
        <Line key={item.itemId} item={item} cartInfos={cart.cartInfos} />
      ))}
    </ul>
  )
  const isLong = cart.cartItems.length > LINES_SHOWN + 1
  if (!isLong) return lines(cart.cartItems)
  return (
    <>
      {lines(cart.cartItems.slice(0, LINES_SHOWN))}
      <details className={styles.rest}>
        <summary>{checkoutTexts.showLines({ count: cart.cartItems.length - LINES_SHOWN })}</summary>
        {lines(cart.cartItems.slice(LINES_SHOWN))}
      </details>
    </>
  )
}
