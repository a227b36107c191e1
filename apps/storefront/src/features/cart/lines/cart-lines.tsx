import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { formatEuro } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useCallback, useMemo, useState } from 'react'
import { shownCents } from '../../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { whenFirstOpen } from '../../../ui/overlays/when-first-open.tsx'
import { CartLine } from './cart-line.tsx'
import { useCartLook } from './cart-look.ts'
import { FoundNone } from './found-none.tsx'
import { findLines } from './find-lines.ts'
import { wantedKey } from '../outbox/quantity-outbox.ts'
import { sortLines } from './sort-lines.ts'
import styles from './cart-lines.module.css'

const LineOptionsDialog = whenFirstOpen(() =>
  import('../wishes/line-options-dialog.tsx').then((module) => module.LineOptionsDialog),
)

/** The total of the lines under a heading, with VAT or without. */
function useSum() {
  const withVat = usePricesWithVat()
  return (items: readonly CartItem[]) =>
    formatEuro(
      items.reduce((sum, { grossTotal, vatRate }) => sum + shownCents(grossTotal, vatRate, withVat), 0),
    )
}

/** The lines of the cart by department or by name, for the page and the drawer. */
export function CartLines({ cart, heading: Heading = 'h2' }: { cart: Cart; heading?: 'h2' | 'h3' }) {
  const { sort, typed } = useCartLook()
  const [options, setOptions] = useState<{ item: CartItem; isOpen: boolean } | null>(null)
  const sumOf = useSum()
  const { cartItems, cartInfos, editable } = cart
  const found = useMemo(() => findLines(cartItems, typed), [cartItems, typed])
  const groups = useMemo(() => sortLines(found, sort, cartTexts.otherSector), [found, sort])
  const openOptions = useCallback((item: CartItem) => setOptions({ item, isOpen: true }), [])
  const closeOptions = useCallback(() => setOptions((shown) => shown && { ...shown, isOpen: false }), [])
  return (
    <div className={styles.lines} data-cart-lines>
      {found.length === 0 && <FoundNone typed={typed} />}
      {groups.map(({ sector, items }) => (
        <section key={sector?.categoryId ?? sort} aria-label={sector?.name ?? cartTexts.lines}>
          {sector && (
            <Heading className={styles.sector}>
              {sector.name} <span className={styles.count}>{cartTexts.count({ count: items.length })}</span>{' '}
              <span className={styles.sum}>{sumOf(items)}</span>
            </Heading>
          )}
          <ul>
            {items.map((item) => (
              <CartLine
                key={wantedKey(item.productId, item.notes)}
                item={item}
                cartInfos={cartInfos}
                editable={editable.items}
                onOptions={openOptions}
              />
            ))}
          </ul>
        </section>
      ))}
      {options && (
        <LineOptionsDialog
          item={cartItems.find(({ itemId }) => itemId === options.item.itemId) ?? options.item}
          cartInfos={cartInfos}
          open={options.isOpen}
          onClose={closeOptions}
        />
      )}
    </div>
  )
}
