import type { AddressField } from '@cambusa/domain/delivery/address-fields'
import { addressOfLine } from '@cambusa/domain/delivery/address-line'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { AddressValues } from './address-values.ts'
import { townsQuery } from './delivery-api.ts'
import type { Town } from './town-field.tsx'

const POSTAL_CODE = /^\d{5}$/

/**
 * Fills in what other fields of an address say: a chosen town gives province and postal code, a postal code its town where
 * there is one, and a whole address in the field of the street ('Via Roma 12, 47921 Rimini') is taken apart. What was typed
 * is replaced by nothing but a chosen town.
 */
export function useAddressFilling({ getValues, setValue, trigger }: UseFormReturn<AddressValues>) {
  const client = useQueryClient()
  const isEmpty = (name: AddressField) => getValues(name).trim() === ''
  const fill = (name: AddressField, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true })

  const onTown = ({ city, province, postalCodes }: Town) => {
    setValue('city', city, { shouldDirty: true })
    setValue('province', province, { shouldDirty: true })
    const isOfTown = postalCodes.includes(getValues('postalCode'))
    if (!isOfTown) setValue('postalCode', postalCodes.length === 1 ? (postalCodes[0] ?? '') : '')
    void trigger(['city', 'province'])
  }

  /** The town of the postal code, or that of the typed name where several share the code. */
  const findTown = async () => {
    const code = getValues('postalCode').trim()
    if (!POSTAL_CODE.test(code) || (!isEmpty('city') && !isEmpty('province'))) return
    const found = await client.fetchQuery(townsQuery(code)).catch(() => undefined)
    if (getValues('postalCode').trim() !== code) return
    const towns = found?.towns ?? []
    const typed = getValues('city').trim().toLowerCase()
    const town =
      towns.find(({ city }) => city.toLowerCase() === typed) ?? (towns.length === 1 ? towns[0] : undefined)
    if (!town || (typed !== '' && town.city.toLowerCase() !== typed)) return
    if (isEmpty('city')) fill('city', town.city)
    if (isEmpty('province')) fill('province', town.province)
  }

  const takeApart = () => {
    const parts = addressOfLine(getValues('address1'))
    if (!parts) return
    const others = ['addressNumber', 'postalCode', 'city', 'province'] as const
    // A part that another field says already would be lost.
    if (others.some((name) => parts[name] !== '' && !isEmpty(name) && getValues(name).trim() !== parts[name]))
      return
    setValue('address1', parts.address1, { shouldDirty: true })
    for (const name of others) if (parts[name] !== '') fill(name, parts[name])
  }

  /** When the field was left. */
  const onLeft = (name: AddressField) => {
    if (name === 'address1') takeApart()
    if (name === 'address1' || name === 'postalCode') void findTown()
  }
  return { onTown, onLeft }
}
