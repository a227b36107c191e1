import type { AddressField } from '@cambusa/domain/delivery/address-fields'
import { deliveryTexts } from '@cambusa/messages/it/delivery'
import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { addressProblem, splitStreet, type AddressValues } from './address-values.ts'
import styles from './address-form.module.css'
import { TownField, type Town } from './town-field.tsx'

const NOTES_MAX = 300

/** The fields of an address, with the names that browsers fill in. */
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
  const street = field('address1')
  const onStreetLeft = () => {
    const parts = getValues('addressNumber').trim() === '' ? splitStreet(getValues('address1')) : undefined
    if (!parts) return
    setValue('address1', parts.address1)
    setValue('addressNumber', parts.addressNumber, { shouldValidate: true })
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
      <div className={styles.street}>
        <TextField
          {...street}
          label={deliveryTexts.street}
          maxLength={120}
          autoComplete="address-line1"
          onBlur={(event) => {
            onStreetLeft()
            void street.onBlur(event)
          }}
        />
        <TextField
          {...field('addressNumber')}
          label={deliveryTexts.streetNumber}
          maxLength={12}
          autoComplete="off"
        />
      </div>
      <TownField control={control} onTown={onTown} />
      <div className={styles.town}>
        <TextField
          {...field('postalCode')}
          label={deliveryTexts.postalCode}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
        <TextField
          {...field('province')}
          label={deliveryTexts.province}
          hint={deliveryTexts.provinceHint}
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="address-level1"
          className={styles.province}
        />
      </div>
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
