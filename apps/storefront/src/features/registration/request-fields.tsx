import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useWatch } from 'react-hook-form'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { DelegateFields } from './delegate-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { FormPartProps } from './form-field.ts'
import { PersonFields } from './person-fields.tsx'
import { StoreField } from './store-field.tsx'

const KINDS = [
  { value: 'business', label: texts.business, description: texts.businessHint },
  { value: 'private', label: texts.private, description: texts.privateHint },
]

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
