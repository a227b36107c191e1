import type { Cart } from '@cambusa/contract/cart'
import { cartTexts } from '@cambusa/messages/it/cart'
import { useMemo } from 'react'
import { CartLine } from './cart-line.tsx'
import { useCartSort } from './cart-sort.ts'
import { wantedKey } from './quantity-outbox.ts'
import { sortLines } from './sort-lines.ts'
import styles from './cart-lines.module.css'

/** The lines of the cart by department or by name; the page and the drawer both show these. */
export function CartLines({ cart, heading: Heading = 'h2' }: { cart: Cart; heading?: 'h2' | 'h3' }) {
  const sort = useCartSort((state) => state.sort)
  const groups = useMemo(() => sortLines(cart.cartItems, sort, cartTexts.otherSector), [cart.cartItems, sort])
  return (
    <div className={styles.lines} data-cart-lines>
      {groups.map(({ sector, items }) => (
        <section
          key={sector?.categoryId ?? sort}
          className={styles.group}
          aria-label={sector?.name ?? cartTexts.lines}
        >
          {sector && (
            <Heading className={styles.sector}>
              {sector.name} <span className={styles.count}>{cartTexts.count({ count: items.length })}</span>
            </Heading>
          )}
          <ul>
            {items.map((item) => (
              <CartLine
                key={wantedKey(item.productId, item.notes)}
                item={item}
                editable={cart.editable.items}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
