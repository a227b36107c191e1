import type { Cart } from '@cambusa/contract/cart'
import { cartTexts } from '@cambusa/messages/it/cart'
import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useEmptyCart } from './cart-infos.ts'
import { setCartSort, useCartSort } from './cart-sort.ts'
import type { CartSort } from './sort-lines.ts'
import styles from './cart-tools.module.css'

const sorts: readonly { value: CartSort; label: string }[] = [
  { value: 'sectors', label: cartTexts.sortSectors },
  { value: 'asc', label: cartTexts.sortAsc },
  { value: 'desc', label: cartTexts.sortDesc },
]

/** Above the lines: their order, and the way to empty the cart. */
export function CartTools({ cart }: { cart: Cart }) {
  const sort = useCartSort((state) => state.sort)
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
    <div className={styles.tools}>
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
      <Button
        look="ghost"
        icon={<Trash2 aria-hidden="true" />}
        pending={empty.isPending}
        disabled={!cart.editable.items}
        onClick={() => void askToEmpty()}
      >
        {cartTexts.emptyCart}
      </Button>
    </div>
  )
}
