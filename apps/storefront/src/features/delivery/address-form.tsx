import type { Address } from '@cambusa/contract/delivery/address'
import { ADDRESS_FIELDS } from '@cambusa/domain/delivery/address-fields'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useForm } from 'react-hook-form'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { AddressFields } from './address-fields.tsx'
import { fieldNamed, inputOf, valuesOf, type AddressValues } from './address-values.ts'
import styles from './address-form.module.css'
import { useForgetPlaces } from './delivery-api.ts'
import { isDoubtful, problemsAtShop, problemsOf, saveAddress, type AddressProblem } from './save-address.ts'

interface AddressFormProps {
  /** The address to change; undefined: a new one. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  onCancel: () => void
}

const askAnyway = (text: string) =>
  confirm({
    title: deliveryTexts.notValidatedTitle,
    text: `${text} ${deliveryTexts.notValidatedText}`,
    yes: deliveryTexts.saveAnyway,
    no: deliveryTexts.checkAgain,
  })

/**
 * The form of a customer's address: checked against the towns, and saved unchecked if the shopper insists. Keeps what
 * was typed.
 */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const forget = useForgetPlaces()
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(address),
    shouldFocusError: false,
  })
  const { register, setError, setFocus, getValues } = form

  const show = (problems: readonly AddressProblem[]) => {
    for (const { field, text } of problems) setError(field, { type: 'refused', message: text })
  }
  const save = async (values: AddressValues) => {
    const input = inputOf(values, address?.addressId)
    try {
      return await saveAddress(input)
    } catch (error) {
      if (!isDoubtful(error)) throw error
      show(problemsOf(error))
      if (!(await askAnyway(error.message))) throw error
      return saveAddress(input, true)
    }
  }
  /** With the errors of the screen those that only the shop knows. */
  const tellAll = async (wrong: readonly string[]) => {
    const sent = getValues()
    const found = await problemsAtShop(inputOf(sent, address?.addressId))
    // The shopper may have gone on typing.
    if (ADDRESS_FIELDS.some((name) => getValues(name) !== sent[name])) return
    const others = found.filter(({ field }) => !wrong.includes(field))
    show(others)
    const first = ADDRESS_FIELDS.find(
      (name) => wrong.includes(name) || others.some(({ field }) => field === name),
    )
    if (first) setFocus(first)
  }
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => {
      const saved = await save(values)
      await forget(saved.addressId)
      onSaved(saved)
    },
    fieldNamed,
    onInvalid: (fields) => void tellAll(fields),
  })

  return (
    <form
      data-draft={`address-${address?.addressId ?? 'new'}`}
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      <AddressFields form={form} />
      <Checkbox {...register('isFavourite')} label={deliveryTexts.makeFavourite} />
      <FailureNotice {...notice} />
      <div data-bar="" className={styles.buttons}>
        <Button onClick={onCancel}>{deliveryTexts.cancel}</Button>
        <Button type="submit" look="primary" pending={sending}>
          {deliveryTexts.save}
        </Button>
      </div>
    </form>
  )
}
