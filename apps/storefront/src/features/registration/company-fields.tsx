import { typedCode } from '@cambusa/domain/people/typed-fields'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { FoundCompany } from '@cambusa/contract/people/registration'
import { announce } from '../../lib/state/announce.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldOf, type FormPartProps } from './form-field.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { companyQuery } from './registration-api.ts'
import styles from './registration.module.css'

/** The company of the typed VAT number; its name and the nearest store fill fields in which nobody chose another. */
function useFoundCompany({ form }: FormPartProps): FoundCompany | undefined {
  const vatNumber = typedCode(useWatch({ control: form.control, name: 'vatNumber' }))
  const { data: found } = useQuery(companyQuery(vatNumber))
  const filled = useRef('')
  const fill = useEffectEvent(({ name, address, storeId }: FoundCompany) => {
    if (storeId !== null && form.getValues('storeId') === '')
      form.setValue('storeId', String(storeId), { shouldDirty: true, shouldValidate: true })
    if (!['', filled.current].includes(form.getValues('companyName').trim())) return
    filled.current = name
    form.setValue('companyName', name, { shouldDirty: true, shouldValidate: true })
    announce(`${name}. ${texts.companyFound({ address })}`)
  })
  useEffect(() => {
    if (found) fill(found)
  }, [found])
  return found ?? undefined
}

/** The company that asks for a card: found by its VAT number where a register is configured. */
export function CompanyFields({ form }: FormPartProps) {
  const found = useFoundCompany({ form })
  const name = useWatch({ control: form.control, name: 'companyName' })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.company}</legend>
      <TextField
        {...fieldOf(form, 'vatNumber')}
        label={texts.vatNumber}
        maxLength={16}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...fieldOf(form, 'companyName')}
        label={texts.companyName}
        hint={found && found.name === name ? texts.companyFound(found) : undefined}
        maxLength={160}
        autoComplete="organization"
      />
      <TextField
        {...fieldOf(form, 'companyTaxCode')}
        label={texts.companyTaxCode}
        hint={texts.companyTaxCodeHint}
        optional
        maxLength={16}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <InvoiceFields form={form} />
    </fieldset>
  )
}
