import type { Address } from '@cambusa/contract/delivery/address'
import { ADDRESS_FIELDS } from '@cambusa/domain/delivery/address-fields'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useState } from 'react'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { AddressFields } from './address-fields.tsx'
import { inputOf, valuesOf, type AddressValues } from './address-values.ts'
import styles from './address-form.module.css'
import { useForgetPlaces } from './delivery-api.ts'
import { saveAddress, type SaveResult } from './save-address.ts'

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

type Failure = Exclude<SaveResult, { kind: 'saved' }>

function placeError({ field, text }: Failure, setError: UseFormSetError<AddressValues>): void {
  if (field) setError(field, { message: text }, { shouldFocus: true })
}

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
  const { register, handleSubmit, setError, setFocus } = form
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const send = async (values: AddressValues) => {
    const input = inputOf(values, address?.addressId)
    const result = await saveAddress(input)
    if (result.kind !== 'doubtful') return result
    placeError(result, setError)
    return (await askAnyway(result.text)) ? saveAddress(input, true) : result
  }
  const save = async (values: AddressValues) => {
    if (sending) return
    setSending(true)
    // The button that tries again stays where the shopper pressed it.
    setFailure((before) => (before?.kind === 'away' ? before : null))
    try {
      const result = await send(values)
      setFailure(result.kind === 'saved' ? null : result)
      if (result.kind !== 'saved') return placeError(result, setError)
      await forget(result.address.addressId)
      onSaved(result.address)
    } finally {
      setSending(false)
    }
  }
  const submit = handleSubmit(save, (errors) => {
    const first = ADDRESS_FIELDS.find((name) => errors[name])
    if (first) setFocus(first)
  })

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <AddressFields form={form} />
      <Checkbox {...register('isFavourite')} label={deliveryTexts.makeFavourite} />
      <FailureNotice
        text={failure?.field ? undefined : failure?.text}
        onRetry={failure?.kind === 'away' ? () => void submit() : undefined}
        retrying={sending}
      />
      <div data-bar="" className={styles.buttons}>
        <Button onClick={onCancel}>{deliveryTexts.cancel}</Button>
        <Button type="submit" look="primary" pending={sending}>
          {deliveryTexts.save}
        </Button>
      </div>
    </form>
  )
}
