import { postalTexts } from '@cambusa/messages/it/delivery/postal-address'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useController, type Control } from 'react-hook-form'
import { SuggestField } from '../../ui/fields/suggest-field.tsx'
import { addressProblem, type AddressValues } from './address-values.ts'
import { TOWN_LETTERS, townsQuery } from './delivery-api.ts'

export interface Town {
  city: string
  province: string
  postalCodes: readonly string[]
}

interface TownFieldProps {
  control: Control<AddressValues>
  /** A town was chosen, which gives its province and postal code too. */
  onTown: (town: Town) => void
}

const postalText = (codes: readonly string[]) =>
  codes.length > 1 ? `${codes[0]}-${codes.at(-1)}` : (codes[0] ?? '')

/** The field of the town, with suggestions that begin with the typed text. */
export function TownField({ control, onTown }: TownFieldProps) {
  const { field, fieldState } = useController({
    control,
    name: 'city',
    rules: { validate: (value) => addressProblem('city', value) ?? true },
  })
  const typed = useDeferredValue(field.value.trim())
  const { data } = useQuery(townsQuery(typed))
  const towns = typed.length >= TOWN_LETTERS ? (data?.towns ?? []) : []
  const items = towns
    .filter(({ city }) => city !== field.value)
    .map((town) => ({
      ...town,
      value: town.city,
      key: `${town.city} ${town.province}`,
      description: `${town.province} · ${postalText(town.postalCodes)}`,
    }))
  return (
    <SuggestField
      label={postalTexts.city}
      autoComplete="address-level2"
      value={field.value}
      onValue={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      items={items}
      onChoose={onTown}
      error={fieldState.error?.message}
    />
  )
}
