import type { Cart } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import styles from './cart-title.module.css'

/** The title of the cart's page, with how many products it holds. */
export const CartTitle = ({ cart }: { cart: Cart | undefined }) => (
  <h1 className={styles.title}>
    {cart?.editing ? editedOrderTexts.cartTitle : cartTexts.title}
    {cart && cart.cartItems.length > 0 && (
      <span className={styles.count}>{cartTexts.count({ count: cart.cartItems.length })}</span>
    )}
  </h1>
)
