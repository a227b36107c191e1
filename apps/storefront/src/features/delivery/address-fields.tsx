import type { AddressField } from '@cambusa/domain/delivery/address-fields'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import type { UseFormReturn } from 'react-hook-form'
import { PostalAddress } from '../../ui/fields/postal-address.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { addressProblem, splitStreet, type AddressValues } from './address-values.ts'
import { TownField, type Town } from './town-field.tsx'

const NOTES_MAX = 300

/** The fields of an address, with the names that browsers autofill. */
export function AddressFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const { register, formState, control, getValues, setValue, trigger } = form
  const field = (name: AddressField) => ({
    ...register(name, { validate: (value: string) => addressProblem(name, value) ?? true }),
    error: formState.errors[name]?.message,
  })
  const onTown = ({ city, province, postalCodes }: Town) => {
    setValue('city', city, { shouldDirty: true })
    setValue('province', province, { shouldDirty: true })
    const isOfTown = postalCodes.includes(getValues('postalCode'))
    if (!isOfTown) setValue('postalCode', postalCodes.length === 1 ? (postalCodes[0] ?? '') : '')
    void trigger(['city', 'province'])
  }
  const onStreetLeft = () => {
    const parts = getValues('addressNumber').trim() === '' ? splitStreet(getValues('address1')) : undefined
    if (!parts) return
    setValue('address1', parts.address1)
    setValue('addressNumber', parts.addressNumber, { shouldValidate: true })
  }
  const street = field('address1')
  const onBlur: typeof street.onBlur = (event) => {
    onStreetLeft()
    return street.onBlur(event)
  }
  const postalField = (name: AddressField) => (name === 'address1' ? { ...street, onBlur } : field(name))

  return (
    <>
      <TextField
        {...field('addressName')}
        label={deliveryTexts.name}
        hint={deliveryTexts.nameHint}
        maxLength={60}
        autoComplete="off"
      />
      <PostalAddress field={postalField} town={<TownField control={control} onTown={onTown} />} />
      <TextField
        {...field('phone')}
        label={deliveryTexts.phone}
        hint={deliveryTexts.phoneHint}
        optional
        type="tel"
        maxLength={30}
        autoComplete="tel"
      />
      <TextArea
        {...field('notes')}
        label={deliveryTexts.notes}
        hint={deliveryTexts.notesHint}
        optional
        rows={2}
        defaultValue={formState.defaultValues?.notes}
        maxLength={NOTES_MAX}
      />
    </>
  )
}
