import type { Cart } from '@cambusa/contract/cart/cart'
import { acceptsAlternatives } from '@cambusa/domain/orders/wishes'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { whenFirstOpen } from '../../../ui/overlays/when-first-open.tsx'
import { useAcceptAll } from '../cart-infos.ts'
import styles from './cart-tools.module.css'

const CartWishesDialog = whenFirstOpen(() =>
  import('../wishes/cart-wishes-dialog.tsx').then((module) => module.CartWishesDialog),
)

/** How many lines differ from the cart's setting. */
function differing({ cartItems, cartInfos }: Cart, isForAll: boolean): string | undefined {
  const count = cartItems.filter(({ infos }) => acceptsAlternatives(infos, cartInfos) !== isForAll).length
  if (count === 0) return undefined
  return isForAll ? wishTexts.exceptFor({ count }) : wishTexts.onlyFor({ count })
}

/** Whether alternatives are accepted for every line, and with which wishes. */
export function CartAlternatives({ cart }: { cart: Cart }) {
  const acceptAll = useAcceptAll()
  const [isOpen, setOpen] = useState(false)
  const isForAll = cart.cartInfos.accept_alternatives === 'true'
  return (
    <div className={styles.alternatives}>
      <Switch
        label={wishTexts.acceptAll}
        hint={differing(cart, isForAll)}
        checked={isForAll}
        disabled={!cart.editable.items}
        onChange={(event) => acceptAll.mutate(event.target.checked)}
      />
      <IconButton
        label={wishTexts.howAll}
        icon={<SlidersHorizontal />}
        disabled={!cart.editable.items || !isForAll}
        onClick={() => setOpen(true)}
      />
      <CartWishesDialog cart={cart} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
