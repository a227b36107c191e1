import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { Button } from '../../../ui/buttons/button.tsx'
import { findInCart } from './cart-look.ts'
import styles from './cart-lines.module.css'

/** No line matches the typed words. */
export const FoundNone = ({ typed }: { typed: string }) => (
  <div className={styles.none}>
    <p>{cartTexts.foundNone({ typed: typed.trim() })}</p>
    <Button onClick={() => findInCart('')}>{cartTexts.findAll}</Button>
  </div>
)
