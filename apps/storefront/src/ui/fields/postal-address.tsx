import { postalTexts as texts } from '@cambusa/messages/it/delivery/postal-address'
import type { ReactNode } from 'react'
import styles from './postal-address.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PostalName = 'address1' | 'addressNumber' | 'city' | 'postalCode' | 'province'

interface PostalAddressProps {
  /** The result of react-hook-form's `register`, with the error of the field. */
  field: (name: PostalName) => Omit<TextFieldProps, 'label'>
  /** Replaces the plain field of the town. */
  town?: ReactNode
  /** The `autoComplete` section of the address; home by default. */
  section?: 'billing'
}

/** Street, number, town, postal code and province of an address in Italy, with the names that browsers autofill. */
export function PostalAddress({ field, town, section }: PostalAddressProps) {
  const filledIn = (name: string) => (section ? `${section} ${name}` : name)
  return (
    <>
      <div className={styles.street}>
        <TextField
          {...field('address1')}
          label={texts.street}
          maxLength={120}
          autoComplete={filledIn('address-line1')}
        />
        <TextField {...field('addressNumber')} label={texts.streetNumber} maxLength={12} autoComplete="off" />
      </div>
      {town ?? (
        <TextField
          {...field('city')}
          label={texts.city}
          maxLength={80}
          autoComplete={filledIn('address-level2')}
        />
      )}
      <div className={styles.town}>
        <TextField
          {...field('postalCode')}
          label={texts.postalCode}
          inputMode="numeric"
          maxLength={5}
          autoComplete={filledIn('postal-code')}
        />
        <TextField
          {...field('province')}
          label={texts.province}
          hint={texts.provinceHint}
          maxLength={2}
          autoCapitalize="characters"
          autoComplete={filledIn('address-level1')}
          className={styles.province}
        />
      </div>
    </>
  )
}
