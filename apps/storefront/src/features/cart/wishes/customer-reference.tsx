import type { Cart } from '@cambusa/contract/cart/cart'
import { CUSTOMER_REFERENCE_MAX } from '@cambusa/domain/constants'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSetCartInfo } from '../cart-infos.ts'

/** The customer's own order number, saved when the field loses the focus. */
export function CustomerReference({ cart }: { cart: Cart }) {
  const setInfo = useSetCartInfo()
  const saved = cart.cartInfos.customer_reference ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const save = () => {
    if (typed === null || typed.trim() === saved) return
    setInfo.mutate(
      { property: 'customer_reference', value: typed.trim() },
      { onSuccess: () => setTyped(null) },
    )
  }
  const isSaved = setInfo.isSuccess && typed === null
  return (
    <div data-draft={`customer-reference-${cart.cartId}`}>
      <TextField
        label={cartTexts.reference}
        hint={isSaved ? cartTexts.saved : cartTexts.referenceHint}
        optional
        maxLength={CUSTOMER_REFERENCE_MAX}
        autoComplete="off"
        value={typed ?? saved}
        disabled={!cart.editable.items}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </div>
  )
}
