import type { Cart } from '@cambusa/contract/cart'
import { acceptsAlternatives } from '@cambusa/domain/orders/wishes'
import { wishTexts } from '@cambusa/messages/it/wishes'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { whenFirstOpen } from '../../ui/overlays/when-first-open.tsx'
import { useAcceptAll } from './cart-infos.ts'
import styles from './cart-tools.module.css'

const CartWishesDialog = whenFirstOpen(() =>
  import('./cart-wishes-dialog.tsx').then((module) => module.CartWishesDialog),
)

/** How many lines say something else than the cart does. */
function differing({ cartItems, cartInfos }: Cart, isForAll: boolean): string | undefined {
  const count = cartItems.filter(({ infos }) => acceptsAlternatives(infos, cartInfos) !== isForAll).length
  if (count === 0) return undefined
  return isForAll ? wishTexts.exceptFor({ count }) : wishTexts.onlyFor({ count })
}

/** Whether something else will do for every line, and what it has to be like. */
export function CartAlternatives({ cart }: { cart: Cart }) {
  const acceptAll = useAcceptAll()
  const [isOpen, setOpen] = useState(false)
  const isForAll = cart.cartInfos.accept_alternatives === 'true'
  return (
    <div className={styles.alternatives}>
      <Switch
        label={wishTexts.acceptAll}
        hint={differing(cart, isForAll) ?? wishTexts.acceptAllHint}
        checked={isForAll}
        disabled={!cart.editable.items}
        onChange={(event) => acceptAll.mutate(event.target.checked)}
      />
      <Button look="ghost" disabled={!cart.editable.items || !isForAll} onClick={() => setOpen(true)}>
        {wishTexts.howAll}
      </Button>
      <CartWishesDialog cart={cart} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
