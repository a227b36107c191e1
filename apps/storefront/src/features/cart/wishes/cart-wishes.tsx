import type { Cart } from '@cambusa/contract/cart/cart'
import { ORDER_NOTE_MAX } from '@cambusa/domain/constants'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useState } from 'react'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { useSetCartInfo } from '../cart-infos.ts'
import styles from './cart-wishes.module.css'

interface CartWishesProps {
  cart: Cart
  /** The way to pay requires an invoice, so the shopper is not asked. */
  needsInvoice?: boolean
}

/**
 * Settings of the whole order: an invoice, a note of at most 1000 characters (saved when the field loses the focus).
 */
export function CartWishes({ cart, needsInvoice = false }: CartWishesProps) {
  const setInfo = useSetCartInfo()
  const wantsInvoice = needsInvoice || cart.cartInfos.need_invoice === 'true'
  const invoiceHint = needsInvoice
    ? cartTexts.invoiceNeeded
    : cart.invoiceProposed
      ? cartTexts.invoiceProposed
      : undefined
  const saved = cart.cartInfos.order_note ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const saveNote = () => {
    if (typed === null || typed.trim() === saved) return
    setInfo.mutate({ property: 'order_note', value: typed.trim() }, { onSuccess: () => setTyped(null) })
  }
  const isNoteSaved = setInfo.isSuccess && setInfo.variables.property === 'order_note' && typed === null
  return (
    <div className={styles.wishes}>
      {(cart.invoiceDisplay || wantsInvoice) && (
        <Switch
          label={cartTexts.needInvoice}
          hint={invoiceHint}
          checked={wantsInvoice}
          disabled={needsInvoice || !cart.editable.items}
          onChange={(event) =>
            setInfo.mutate({ property: 'need_invoice', value: String(event.target.checked) })
          }
        />
      )}
      <div data-draft={`order-note-${cart.cartId}`}>
        <TextArea
          label={cartTexts.orderNote}
          hint={isNoteSaved ? cartTexts.saved : cartTexts.orderNoteHint}
          optional
          rows={2}
          maxLength={ORDER_NOTE_MAX}
          value={typed ?? saved}
          disabled={!cart.editable.items}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={saveNote}
        />
      </div>
    </div>
  )
}
