import { fieldPart, versionPart } from '@cambusa/domain/content/form-parts'
import { FORM_YES, mostSigns, type FormField as Field } from '@cambusa/domain/content/form-fields'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { get, type UseFormReturn } from 'react-hook-form'
import { PageOverForm } from '../../app/navigation/page-over-form.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AttachmentsField } from './attachments-field.tsx'

/** How phones show a keyboard and browsers fill in, by kind. */
const INPUTS: Partial<
  Record<Field['kind'], { type?: 'email' | 'tel'; inputMode?: 'numeric'; placeholder?: string }>
> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  date: { inputMode: 'numeric', placeholder: formTexts.datePlaceholder },
}

const optionsOf = ({ options = [] }: Field) => options.map((value) => ({ value, label: value }))

interface FormFieldProps {
  field: Field
  form: UseFormReturn
  /** Of the page that a consent is about: the one that is shown and sent. */
  version: string | undefined
}

/** A field of a form by its kind, named so that the form can be sent without scripts too. */
export function FormField({ field, form, version }: FormFieldProps) {
  const { kind, label, hint, autocomplete: autoComplete } = field
  const name = fieldPart(field.name)
  const error = (get(form.formState.errors, name) as { message?: string } | undefined)?.message
  const optional = !field.required
  const legend = optional ? `${label} (${formTexts.optional})` : label
  if (kind === 'attachments') return <AttachmentsField {...{ field, form, error }} />
  const register = form.register(name)
  const common = { ...register, label, error, hint, optional, autoComplete }
  switch (kind) {
    case 'longText':
      return <TextArea {...common} rows={6} maxLength={mostSigns(field)} />
    case 'select':
      return <Select {...common} options={optionsOf(field)} placeholder={formTexts.choose} />
    case 'radios':
      return <RadioGroup {...register} legend={legend} error={error} options={optionsOf(field)} />
    case 'checkboxes':
      return <CheckboxGroup {...register} legend={legend} error={error} options={optionsOf(field)} />
    case 'consent':
      return (
        <div>
          <Checkbox {...register} value={FORM_YES} label={legend} hint={hint} error={error} />
          {field.page && (
            <PageOverForm page={field.page} version={version}>
              {version === undefined ? formTexts.consentPage : formTexts.consentPageVersion({ version })}
            </PageOverForm>
          )}
          {version !== undefined && <input type="hidden" name={versionPart(field.name)} value={version} />}
        </div>
      )
    case 'date':
    case 'email':
    case 'phone':
    case 'text':
      return <TextField {...common} {...INPUTS[kind]} maxLength={mostSigns(field)} />
  }
}
