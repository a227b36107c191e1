import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { findInCart, useCartLook } from './cart-look.ts'

/** The result is announced after typing has stopped for this long. */
const PAUSE_MS = 600

/** Filters the lines of the cart while typing; Escape and the cross show all of them again. */
export function CartFind({ count, className }: { count: number; className?: string }) {
  const typed = useCartLook((look) => look.typed)
  const field = useRef<HTMLDivElement>(null)
  const isFinding = typed.trim() !== ''
  useEffect(() => () => findInCart(''), [])
  useEffect(() => {
    if (!isFinding) return
    const timer = setTimeout(() => announce(cartTexts.found({ count })), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isFinding, typed, count])
  const clear = () => {
    findInCart('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className={className}>
      <TextField
        label={cartTexts.find}
        labelHidden
        placeholder={cartTexts.find}
        start={<Search />}
        end={isFinding && <IconButton label={cartTexts.findAll} icon={<X />} onClick={clear} />}
        autoComplete="off"
        inputMode="search"
        value={typed}
        onChange={(event) => findInCart(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return
          // The drawer around it stays open.
          event.stopPropagation()
          findInCart('')
        }}
      />
    </div>
  )
}
