import type { Cart } from '@cambusa/contract/cart/cart'
import { avoidedAllergens, CART_WISHES } from '@cambusa/domain/orders/wishes'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { useId, type FormEvent } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSetCartInfo } from '../cart-infos.ts'
import { typedWishes, WishFields } from './wish-fields.tsx'
import styles from './wish-fields.module.css'

interface CartWishesDialogProps {
  cart: Cart
  open: boolean
  onClose: () => void
}

/** Wishes for alternatives, for every line without its own; no price limit here, because that belongs to a product. */
export function CartWishesDialog({ cart: { cartInfos }, open, onClose }: CartWishesDialogProps) {
  const formId = useId()
  const setInfo = useSetCartInfo()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed: Record<string, string> = typedWishes(new FormData(event.currentTarget))
    for (const property of CART_WISHES) {
      const value = typed[property]
      if (value !== undefined && value !== (cartInfos[property] ?? '')) setInfo.mutate({ property, value })
    }
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={wishTexts.howAll}
      description={wishTexts.howAllText}
      footer={
        <Button type="submit" form={formId} look="primary" wide>
          {cartTexts.optionsSave}
        </Button>
      }
    >
      <form data-draft="cart-wishes" id={formId} className={styles.form} onSubmit={save} noValidate>
        <WishFields
          sameBrand={cartInfos['same_brand'] === 'true'}
          avoided={avoidedAllergens(cartInfos['avoid_allergens'] ?? '')}
        />
      </form>
    </Dialog>
  )
}
