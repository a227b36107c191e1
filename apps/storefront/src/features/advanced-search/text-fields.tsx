import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { FormValues } from './form-values.ts'

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', maxLength: 200, enterKeyHint: 'search' } as const

/** Text criteria, one for each field of the product, and the code. */
export function TextFields({ form: { register } }: { form: UseFormReturn<FormValues> }) {
  return (
    <>
      <TextField {...register('name')} {...PLAIN} label={texts.name} />
      <TextField {...register('brand')} {...PLAIN} label={texts.brand} />
      <TextField {...register('producer')} {...PLAIN} label={texts.producer} />
      <TextField
        {...register('ingredients')}
        {...PLAIN}
        label={texts.ingredients}
        hint={texts.ingredientsHint}
      />
      <TextField
        {...register('code')}
        {...PLAIN}
        maxLength={60}
        spellCheck={false}
        label={texts.code}
        hint={texts.codeHint}
      />
    </>
  )
}
