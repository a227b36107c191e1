import { completedEmails } from '@cambusa/domain/people/email-domains'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useController } from 'react-hook-form'
import { SuggestField } from '../../ui/fields/suggest-field.tsx'
import type { FormPartProps } from './form-field.ts'

/** The e-mail of the account; from its '@' on, common domains complete it. */
export function UsernameField({ form }: FormPartProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'username' })
  return (
    <SuggestField
      type="email"
      label={texts.username}
      hint={texts.usernameHint}
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
      name={field.name}
      value={field.value}
      onValue={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      items={completedEmails(field.value).map((value) => ({ value, key: value }))}
      onChoose={({ value }) => field.onChange(value)}
      error={fieldState.error?.message}
    />
  )
}
