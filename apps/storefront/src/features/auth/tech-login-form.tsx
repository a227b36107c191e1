import { authTexts } from '@cambusa/messages/it/people/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { signInByKey } from './auth-api.ts'
import styles from './login-form.module.css'

const FIELDS = ['key', 'secret'] as const
const fieldNamed = lastNamed(FIELDS)

/** Key and secret of a till or tablet; both may be typed in groups. */
export function TechLoginForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { key: '', secret: '' },
    shouldFocusError: false,
  })
  const { register, formState, setFocus } = form
  const { errors } = formState
  useEffect(() => setFocus('key'), [setFocus])
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async ({ key, secret }) => {
      await signInByKey(client, { key: key.trim(), secret: secret.trim() })
      onDone()
    },
    fieldNamed,
  })
  return (
    <form data-draft="tech-login" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        {...register('key', { validate: (key) => key.trim() !== '' || authTexts.keyRequired })}
        label={authTexts.key}
        error={errors.key?.message}
        maxLength={60}
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...register('secret', { validate: (secret) => secret.trim() !== '' || authTexts.secretRequired })}
        label={authTexts.secret}
        error={errors.secret?.message}
        maxLength={100}
        enterKeyHint="go"
      />
      <FailureNotice {...notice} />
      <Button type="submit" look="primary" size="large" wide pending={sending}>
        {authTexts.submit}
      </Button>
    </form>
  )
}
