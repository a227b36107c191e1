import type { Cart } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { askForList } from '../../../lib/state/list-asked.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { confirm } from '../../../ui/overlays/confirm.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { useEmptyCart } from '../cart-infos.ts'
import { CartAlternatives } from './cart-alternatives.tsx'
import { CartFind } from './cart-find.tsx'
import { setCartSort, useCartLook } from './cart-look.ts'
import { FIND_FROM, findLines } from './find-lines.ts'
import type { CartSort } from './sort-lines.ts'
import styles from './cart-tools.module.css'

const sorts: readonly { value: CartSort; label: string }[] = [
  { value: 'sectors', label: cartTexts.sortSectors },
  { value: 'asc', label: cartTexts.sortAsc },
  { value: 'desc', label: cartTexts.sortDesc },
]

/**
 * Above the lines: the filter field of long carts, their order, the buttons that save the cart as a list and empty it,
 * and the setting for alternatives. `compact`, in the drawer: one row.
 */
export function CartTools({ cart, compact = false }: { cart: Cart; compact?: boolean }) {
  const { sort, typed } = useCartLook()
  const canFind = useStays(cart.cartItems.length >= FIND_FROM)
  const empty = useEmptyCart()
  const askToEmpty = async () => {
    const yes = await confirm({
      title: cartTexts.emptyConfirmTitle,
      text: cartTexts.emptyConfirmText({ count: cart.cartItems.length }),
      yes: cartTexts.emptyCart,
      no: cartTexts.keep,
    })
    if (yes) empty.mutate()
  }
  return (
    <div className={styles.box}>
      <div className={styles.tools}>
        {canFind && <CartFind className={styles.find} count={findLines(cart.cartItems, typed).length} />}
        <Select
          label={cartTexts.sort}
          labelHidden
          className={styles.sort}
          value={sort}
          options={sorts}
          onChange={(event) =>
            setCartSort(sorts.find(({ value }) => value === event.target.value)?.value ?? 'sectors')
          }
        />
        {!compact && <CartAlternatives cart={cart} />}
        <Button
          look="ghost"
          className={styles.save}
          aria-label={addToListTexts.saveCart}
          icon={<BookmarkPlus aria-hidden="true" />}
          onClick={() => void askForList({ cart: true, count: cart.cartItems.length })}
        >
          <span className={styles.word}>{addToListTexts.saveAll}</span>
        </Button>
        <Button
          look="ghost"
          aria-label={cartTexts.emptyCart}
          icon={<Trash2 aria-hidden="true" />}
          pending={empty.isPending}
          disabled={!cart.editable.items}
          onClick={() => void askToEmpty()}
        >
          <span className={styles.word}>{cartTexts.emptyCart}</span>
        </Button>
      </div>
    </div>
  )
}

/** Once true it stays true: the field must not vanish with a removed line while the shopper types in it. */
function useStays(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue)
  if (isTrue && !was) setWas(true)
  return was || isTrue
}
