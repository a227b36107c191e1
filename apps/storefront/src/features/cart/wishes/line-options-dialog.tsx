import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { acceptsAlternatives, avoidedAllergens, readWish, wishOf } from '@cambusa/domain/orders/wishes'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { useId, useState, type FormEvent } from 'react'
import { formatText } from '../../../lib/format/format-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSetItemInfos, type ItemInfos } from '../cart-infos.ts'
import { typedWishes, WishFields } from './wish-fields.tsx'
import styles from './wish-fields.module.css'

const NOTE_MAX = 200

interface LineOptionsDialogProps {
  item: CartItem
  cartInfos: Cart['cartInfos']
  open: boolean
  onClose: () => void
}

/** The options of a line, for the shop's staff: whether alternatives are accepted, with which wishes, and a note. */
export function LineOptionsDialog({ item, cartInfos, open, onClose }: LineOptionsDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={item.product.name}
      description={[item.notes, formatText(item.product)].filter(Boolean).join(' · ')}
      footer={
        <Button type="submit" form={formId} look="primary" wide>
          {cartTexts.optionsSave}
        </Button>
      }
    >
      <LineOptions key={item.itemId} id={formId} item={item} cartInfos={cartInfos} onDone={onClose} />
    </Dialog>
  )
}

interface LineOptionsProps extends Pick<LineOptionsDialogProps, 'item' | 'cartInfos'> {
  id: string
  onDone: () => void
}

/** The infos of a line from the form; an unticked brand is stored as 'false' where the cart wants the same brand. */
function wantedInfos(typed: FormData, price: string, cartInfos: Cart['cartInfos']): ItemInfos {
  const note = String(typed.get('note') ?? '').trim()
  if (!typed.has('accept')) return { accept_alternatives: 'false', note }
  const { same_brand: brand, avoid_allergens } = typedWishes(typed)
  return {
    accept_alternatives: 'true',
    same_brand: brand || (cartInfos['same_brand'] === 'true' ? 'false' : ''),
    highest_price: price,
    avoid_allergens,
    note,
  }
}

function LineOptions({ id, item, cartInfos, onDone }: LineOptionsProps) {
  const { infos, product } = item
  const [accepts, setAccepts] = useState(acceptsAlternatives(infos, cartInfos))
  const [isPriceWrong, setPriceWrong] = useState(false)
  const setInfos = useSetItemInfos(item)

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const price = readWish('highest_price', String(typed.get('price') ?? ''))
    if (price === undefined) {
      setPriceWrong(true)
      return form.querySelector<HTMLInputElement>('[name=price]')?.focus()
    }
    const held: ItemInfos = {
      ...infos,
      accept_alternatives: String(acceptsAlternatives(infos, cartInfos)),
      same_brand: wishOf('same_brand', infos, cartInfos),
    }
    const wanted = wantedInfos(typed, price, cartInfos)
    const names = Object.keys(wanted) as (keyof ItemInfos)[]
    const changed = names.filter((name) => wanted[name] !== (held[name] ?? ''))
    if (changed.length > 0) setInfos.mutate(Object.fromEntries(changed.map((name) => [name, wanted[name]])))
    onDone()
  }

  return (
    <form data-draft={`line-${item.itemId}`} id={id} className={styles.form} onSubmit={save} noValidate>
      <Checkbox
        name="accept"
        label={wishTexts.accept}
        checked={accepts}
        onChange={(event) => setAccepts(event.target.checked)}
      />
      {accepts && (
        <>
          <WishFields
            sameBrand={wishOf('same_brand', infos, cartInfos) === 'true'}
            avoided={avoidedAllergens(infos['avoid_allergens'] ?? '')}
            ofCart={avoidedAllergens(cartInfos['avoid_allergens'] ?? '')}
          />
          <TextField
            className={styles.wide}
            label={wishTexts.highestPrice({ unit: product.priceUnitDisplay })}
            name="price"
            optional
            inputMode="decimal"
            autoComplete="off"
            defaultValue={(infos['highest_price'] ?? '').replace('.', ',')}
            error={isPriceWrong ? wishTexts.priceWrong : undefined}
            onChange={() => setPriceWrong(false)}
          />
        </>
      )}
      <TextField
        className={styles.wide}
        label={cartTexts.note}
        name="note"
        optional
        defaultValue={infos['note'] ?? ''}
        maxLength={NOTE_MAX}
        placeholder={cartTexts.noteExample}
        autoComplete="off"
      />
    </form>
  )
}
