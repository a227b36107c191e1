import type { ProductCard } from '@cambusa/contract/catalogue/product'
import {
  chosenNotes,
  choicesOfNotes,
  offeredChoices,
  type Choice,
} from '@cambusa/domain/catalogue/select-option'
import { cartChoiceTexts } from '@cambusa/messages/it/cart/cart-choices'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { AddLine, type AddToCartProps } from './add-line.tsx'
import { useCart } from '../cart-api.ts'
import { useSetQuantity } from '../outbox/use-set-quantity.ts'
import styles from './add-chosen.module.css'

type Chosen = Readonly<Record<string, string>>

/** The current choices: at first those that the cart holds of the product. */
function useChosen(product: ProductCard) {
  const choices = useMemo(() => offeredChoices(product.selectOptions), [product])
  const { cart } = useCart()
  const [picked, setPicked] = useState<Chosen>()
  const held = cart?.cartItems.find(({ productId }) => productId === product.productId)?.notes
  const chosen = picked ?? choicesOfNotes(choices, held ?? '')
  const found = chosenNotes(choices, chosen)
  return { choices, chosen, choose: setPicked, notes: 'notes' in found ? found.notes : undefined }
}

/**
 * The button of a product with choices. On a card it first asks for them and then is the stepper of that choice; on the
 * product page they are above it.
 */
export function AddChosen(props: AddToCartProps & Required<Pick<AddToCartProps, 'around'>>) {
  const { choiceInPlace, around, ...line } = props
  const { product } = line
  const { choices, chosen, choose, notes } = useChosen(product)
  const [asked, setAsked] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const ask = (quantity?: number) => {
    setAsked(quantity)
    if (!choiceInPlace) return setOpen(true)
    setMissing(true)
    // The button may be far away from the choices.
    const fields = [...(place.current?.querySelectorAll('select') ?? [])]
    fields.find(({ value }) => !value)?.focus()
  }
  return (
    <div ref={place} className={styles.choice}>
      {choiceInPlace &&
        choices.map((choice) => (
          <Select
            key={choice.parameterName}
            label={choice.name}
            placeholder={cartChoiceTexts.choose}
            error={
              isMissing && !chosen[choice.parameterName]
                ? cartChoiceTexts.missing({ choice: choice.name })
                : undefined
            }
            value={chosen[choice.parameterName] ?? ''}
            options={choice.values.map((value) => ({ value, label: value }))}
            onChange={(event) => choose({ ...chosen, [choice.parameterName]: event.target.value })}
          />
        ))}
      {around(<AddLine {...line} notes={notes} onAdd={notes === undefined ? ask : undefined} />)}
      {!choiceInPlace && notes !== undefined && (
        <button type="button" className={styles.chosen} onClick={() => ask()}>
          {cartChoiceTexts.change({ notes })}
        </button>
      )}
      {!choiceInPlace && (
        <ChoiceDialog
          {...{ product, choices, chosen, quantity: asked, open: isOpen }}
          onClose={() => setOpen(false)}
          onChosen={choose}
        />
      )}
    </div>
  )
}

interface ChoiceDialogProps {
  product: ProductCard
  choices: readonly Choice[]
  chosen: Chosen
  /** The quantity to add with the choice; undefined: only the choice changes. */
  quantity: number | undefined
  open: boolean
  onClose: () => void
  onChosen: (chosen: Chosen) => void
}

/** Asks for the choices, and adds the product. */
function ChoiceDialog({ product, choices, chosen, quantity, open, onClose, onChosen }: ChoiceDialogProps) {
  const [picked, setPicked] = useState<Chosen>({})
  const [isTried, setTried] = useState(false)
  const setQuantity = useSetQuantity()
  const all = { ...chosen, ...picked }
  const confirm = () => {
    const found = chosenNotes(choices, all)
    if (!('notes' in found)) return setTried(true)
    onChosen(all)
    if (quantity !== undefined) setQuantity(product, quantity, found.notes)
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={product.name}
      description={cartChoiceTexts.description}
      onClose={onClose}
      onClosed={() => {
        setPicked({})
        setTried(false)
      }}
      footer={
        <Button look="action" onClick={confirm}>
          {quantity === undefined ? cartChoiceTexts.confirm : cartChoiceTexts.add}
        </Button>
      }
    >
      <div className={styles.groups}>
        {choices.map(({ name, parameterName, values }) => (
          <RadioGroup
            key={parameterName}
            legend={name}
            options={values.map((value) => ({ value, label: value }))}
            value={all[parameterName] ?? ''}
            error={isTried && !all[parameterName] ? cartChoiceTexts.missing({ choice: name }) : undefined}
            onChange={(event) => setPicked({ ...picked, [parameterName]: event.target.value })}
          />
        ))}
      </div>
    </Dialog>
  )
}
