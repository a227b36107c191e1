import { loginRule } from '@cambusa/domain/people/email'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { useForm } from 'react-hook-form'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { askForReset } from './password-api.ts'
import styles from './password.module.css'

interface RequestValues {
  email: string
}

const resolver = resolveProblems<RequestValues>(({ email }) => ({ email: loginRule(email.trim()) }))

/** Asks for the address to send the link to. The answer is the same whether it has an account or not. */
export function ResetRequestForm({ onSent }: { onSent: () => void }) {
  const form = useForm<RequestValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email: '' },
    resolver,
  })
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async ({ email }) => {
      await askForReset(email.trim())
      onSent()
    },
    fieldNamed: (name) => (name === 'e_mail' ? 'email' : undefined),
  })
  return (
    <form data-draft="reset-request" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        {...form.register('email')}
        type="email"
        label={passwordTexts.email}
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        enterKeyHint="send"
        error={form.formState.errors.email?.message}
      />
      <FailureNotice {...notice} />
      <Button type="submit" look="primary" size="large" wide pending={sending}>
        {passwordTexts.send}
      </Button>
    </form>
  )
}
