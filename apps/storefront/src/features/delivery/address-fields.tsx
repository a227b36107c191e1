import type { AddressField } from '@cambusa/domain/delivery/address-fields'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import type { UseFormReturn } from 'react-hook-form'
import { PostalAddress } from '../../ui/fields/postal-address.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { addressProblem, type AddressValues } from './address-values.ts'
import { TownField } from './town-field.tsx'
import { useAddressFilling } from './use-address-filling.ts'

const NOTES_MAX = 300

/** The fields of an address, with the names that browsers autofill. */
export function AddressFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const { register, formState, control } = form
  const { onTown, onLeft } = useAddressFilling(form)
  const field = (name: AddressField) => ({
    ...register(name, { validate: (value: string) => addressProblem(name, value) ?? true }),
    error: formState.errors[name]?.message,
  })
  const postalField = (name: AddressField) => {
    const props = field(name)
    const onBlur: typeof props.onBlur = (event) => {
      onLeft(name)
      return props.onBlur(event)
    }
    return { ...props, onBlur }
  }

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
