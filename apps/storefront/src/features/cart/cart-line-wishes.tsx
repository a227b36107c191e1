import type { CartItem } from '@cambusa/contract/cart-parts'
import { ALLERGEN_CODES, ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { avoidedAllergens, readWish } from '@cambusa/domain/orders/wishes'
import { wishTexts } from '@cambusa/messages/it/wishes'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { wishesText } from '../../lib/format/wishes-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSetItemInfos } from './cart-infos.ts'
import styles from './cart-line-wishes.module.css'

/** What an alternative has to be like: brand, price, allergens; said in words where something was wished. */
export function CartLineWishes({ item, disabled }: { item: CartItem; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const wished = wishesText(item.infos)
  const label = wished ? wishTexts.change : wishTexts.add
  if (isOpen) return <WishesForm item={item} onDone={() => setOpen(false)} />
  return (
    <>
      <Button
        look="ghost"
        className={styles.button}
        icon={<SlidersHorizontal aria-hidden="true" />}
        disabled={disabled}
        aria-label={`${label}: ${item.product.name}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {wished && <p className={styles.wished}>{wished}</p>}
    </>
  )
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

function WishesForm({ item, onDone }: { item: CartItem; onDone: () => void }) {
  const [isPriceWrong, setPriceWrong] = useState(false)
  const setInfos = useSetItemInfos(item)
  const { infos, product } = item
  const avoided = avoidedAllergens(infos.avoid_allergens ?? '')

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const price = readWish('highest_price', String(typed.get('price') ?? ''))
    if (price === undefined) {
      setPriceWrong(true)
      return form.querySelector<HTMLInputElement>('[name=price]')?.focus()
    }
    setInfos.mutate({
      same_brand: typed.has('brand') ? 'true' : '',
      highest_price: price,
      avoid_allergens: typed.getAll('allergen').join(','),
    })
    onDone()
  }
  return (
    <form ref={focusField} className={styles.form} onSubmit={save} noValidate>
      <Checkbox name="brand" label={wishTexts.sameBrand} defaultChecked={infos.same_brand === 'true'} />
      <TextField
        label={wishTexts.highestPrice({ unit: product.priceUnitDisplay })}
        name="price"
        optional
        inputMode="decimal"
        autoComplete="off"
        defaultValue={(infos.highest_price ?? '').replace('.', ',')}
        error={isPriceWrong ? wishTexts.priceWrong : undefined}
        onChange={() => setPriceWrong(false)}
      />
      <fieldset className={styles.allergens}>
        <legend>{wishTexts.avoid}</legend>
        {ALLERGEN_CODES.map((code, place) => (
          <Checkbox
            key={code}
            name="allergen"
            value={code}
            label={ALLERGEN_NAMES[place]}
            defaultChecked={avoided.includes(code)}
          />
        ))}
      </fieldset>
      <Button type="submit">{wishTexts.save}</Button>
    </form>
  )
}
