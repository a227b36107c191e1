import type { Cart } from '@cambusa/contract/cart/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import styles from './cart-summary.module.css'

/** While a placed order is edited: what it cost before, and the difference. */
export function EditedDifference({ editing, totalPrice }: Pick<Cart, 'editing' | 'totalPrice'>) {
  if (!editing) return null
  const before = toCents(editing.grossTotal)
  const difference = toCents(totalPrice) - before
  return (
    <>
      <div className={styles.row}>
        <dt>{editedOrderTexts.before}</dt>
        <dd>{formatEuro(before)}</dd>
      </div>
      {difference !== 0 && (
        <div className={styles.row}>
          <dt>{difference > 0 ? editedOrderTexts.more : editedOrderTexts.less}</dt>
          <dd>{formatEuro(Math.abs(difference))}</dd>
        </div>
      )}
    </>
  )
}
