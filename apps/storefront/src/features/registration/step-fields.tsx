import type { CardHolder } from '@cambusa/contract/people/registration'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useWatch } from 'react-hook-form'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { AccountFields } from './account-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { DataFields } from './data-fields.tsx'
import type { FormPartProps } from './form-field.ts'
import { RequestFields } from './request-fields.tsx'
import type { RegistrationStep } from './registration-values.ts'

interface StepFieldsProps extends FormPartProps {
  step: RegistrationStep
  card: CardHolder | null
}

/** The fields of one step. */
export function StepFields({ form, step, card }: StepFieldsProps) {
  const hasCard = useWatch({ control: form.control, name: 'hasCard' })
  if (step === 'account') return <AccountFields form={form} />
  if (step === 'data' && card) return <DataFields form={form} card={card} />
  return (
    <>
      <Switch {...form.register('hasCard')} label={texts.hasCard} hint={texts.hasCardHint} />
      {hasCard ? <CardFields form={form} /> : <RequestFields form={form} />}
    </>
  )
}
