import type { Address } from '@cambusa/contract/delivery/address'
import { ADDRESS_FIELDS, type AddressField } from '@cambusa/domain/delivery/address-fields'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { AddressFields } from './address-fields.tsx'
import { inputOf, valuesOf, type AddressValues } from './address-values.ts'
import styles from './address-form.module.css'
import { useForgetPlaces } from './delivery-api.ts'
import { problemsAtShop, saveAddress, type AddressProblem, type SaveResult } from './save-address.ts'

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
  const { register, handleSubmit, setError, setFocus, getValues } = form
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const show = (problems: readonly AddressProblem[], others: readonly AddressField[] = []) => {
    for (const { field, text } of problems) setError(field, { message: text })
    const wrong = [...others, ...problems.map(({ field }) => field)]
    const first = ADDRESS_FIELDS.find((name) => wrong.includes(name))
    if (first) setFocus(first)
  }
  const send = async (values: AddressValues) => {
    const input = inputOf(values, address?.addressId)
    const result = await saveAddress(input)
    if (result.kind !== 'doubtful') return result
    show(result.problems)
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
      if (result.kind !== 'saved') return show(result.problems)
      await forget(result.address.addressId)
      onSaved(result.address)
    } finally {
      setSending(false)
    }
  }
  /** Errors of the screen, and with them those that only the shop knows. */
  const tellAll = async (wrong: readonly AddressField[]) => {
    const [first] = wrong
    if (first) setFocus(first)
    const sent = getValues()
    const found = await problemsAtShop(inputOf(sent, address?.addressId))
    // The shopper may have gone on typing.
    const isSame = ADDRESS_FIELDS.every((name) => getValues(name) === sent[name])
    if (isSame)
      show(
        found.filter(({ field }) => !wrong.includes(field)),
        wrong,
      )
  }
  const submit = handleSubmit(save, (errors) => tellAll(ADDRESS_FIELDS.filter((name) => errors[name])))

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <AddressFields form={form} />
      <Checkbox {...register('isFavourite')} label={deliveryTexts.makeFavourite} />
      <FailureNotice
        text={failure?.problems.length ? undefined : failure?.text}
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
