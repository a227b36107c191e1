import type { CartItem } from '@cambusa/contract/cart-parts'
import { cartTexts } from '@cambusa/messages/it/cart'
import { MessageSquareText } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSetItemInfos } from './cart-infos.ts'
import { CartLineWishes } from './cart-line-wishes.tsx'
import { isSaved } from './patch-cart.ts'
import styles from './cart-line.module.css'

const NOTE_MAX = 200

/** The button that opened the form has gone: the focus goes on to its field. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** What a line says to who prepares it: whether something else will do, and a note. */
export function CartLineOptions({ item, editable }: { item: CartItem; editable: boolean }) {
  const [noteOpen, setNoteOpen] = useState(false)
  const setInfos = useSetItemInfos(item)
  const { name } = item.product
  const note = item.infos.note ?? ''
  const disabled = !editable || !isSaved(item)

  const saveNote = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('note') ?? '').trim()
    if (typed !== note) setInfos.mutate({ note: typed })
    setNoteOpen(false)
  }
  return (
    <div className={styles.options}>
      <Switch
        className={styles.alternatives}
        label={cartTexts.alternatives}
        aria-label={cartTexts.alternativesOf({ name })}
        checked={item.infos.accept_alternatives === 'true'}
        disabled={disabled}
        onChange={(event) => setInfos.mutate({ accept_alternatives: String(event.target.checked) })}
      />
      {!noteOpen && (
        <Button
          look="ghost"
          className={styles.noteButton}
          icon={<MessageSquareText aria-hidden="true" />}
          disabled={disabled}
          aria-label={`${note ? cartTexts.noteChange : cartTexts.noteAdd}: ${name}`}
          onClick={() => setNoteOpen(true)}
        >
          {note ? cartTexts.noteChange : cartTexts.noteAdd}
        </Button>
      )}
      {item.infos.accept_alternatives === 'true' && <CartLineWishes item={item} disabled={disabled} />}
      {note && !noteOpen && <p className={styles.note}>{note}</p>}
      {noteOpen && (
        <form ref={focusField} className={styles.noteForm} onSubmit={saveNote} noValidate>
          <TextField
            label={cartTexts.note}
            name="note"
            defaultValue={note}
            maxLength={NOTE_MAX}
            placeholder={cartTexts.noteExample}
            autoComplete="off"
          />
          <Button type="submit">{cartTexts.noteSave}</Button>
        </form>
      )}
    </div>
  )
}
