import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useWatch } from 'react-hook-form'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DelegateFields } from './delegate-fields.tsx'
import { fieldOf, type FormPartProps } from './form-field.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import styles from './registration.module.css'
import { StoreField } from './store-field.tsx'

const KINDS = [
  { value: 'business', label: texts.business, description: texts.businessHint },
  { value: 'private', label: texts.private, description: texts.privateHint },
]

const CompanyFields = ({ form }: FormPartProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{texts.company}</legend>
    <TextField
      {...fieldOf(form, 'companyName')}
      label={texts.companyName}
      maxLength={160}
      autoComplete="organization"
    />
    <div className={styles.pair}>
      <TextField
        {...fieldOf(form, 'vatNumber')}
        label={texts.vatNumber}
        maxLength={16}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
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
    </div>
    <InvoiceFields form={form} />
  </fieldset>
)

/** The person who requests a free card, and where to collect it. */
export function RequestFields({ form }: FormPartProps) {
  const kind = useWatch({ control: form.control, name: 'kind' })
  const isBusiness = kind === 'business'
  return (
    <>
      <RadioGroup {...form.register('kind')} legend={texts.kind} options={KINDS} />
      {isBusiness && <CompanyFields form={form} />}
      <PersonFields form={form} taxCode={isBusiness ? 'optional' : 'needed'} />
      <StoreField form={form} hint={texts.storeHint} />
      <DelegateFields form={form} />
    </>
  )
}
