import { passwordRepeatRule, passwordRule } from '@cambusa/domain/people/password'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { useForm } from 'react-hook-form'
import type { CallError } from '../../lib/api/call-error.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import type { MailLink } from '../../lib/state/mail-link.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { saveNewPassword } from './password-api.ts'
import styles from './password.module.css'

interface NewPasswordValues {
  password: string
  repeatPassword: string
}

const resolver = resolveProblems<NewPasswordValues>(({ password, repeatPassword }) => ({
  password: passwordRule(password),
  repeatPassword: passwordRepeatRule(password, repeatPassword),
}))

interface NewPasswordFormProps {
  link: MailLink
  onSaved: () => void
  onRefused: (error: CallError) => void
}

/** The new password, typed twice. */
export function NewPasswordForm({ link, onSaved, onRefused }: NewPasswordFormProps) {
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { password: '', repeatPassword: '' },
    resolver,
  })
  const { register, trigger, formState } = form
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async ({ password }) => {
      await saveNewPassword(link, password)
      onSaved()
    },
    fieldNamed: (name) => (name === 'password' ? 'password' : undefined),
    onRefused,
  })
  const checkRepeated = () => void (formState.touchedFields.repeatPassword && trigger('repeatPassword'))
  return (
    <form data-draft="password-reset" ref={place} noValidate className={styles.form} onSubmit={submit}>
      {/* For password managers, which need the user name. */}
      <input type="email" hidden readOnly autoComplete="username" value={link.email} />
      <PasswordField
        {...register('password', { onChange: checkRepeated })}
        label={passwordTexts.password}
        hint={passwordTexts.passwordHint}
        maxLength={200}
        autoComplete="new-password"
        error={formState.errors.password?.message}
      />
      <PasswordField
        {...register('repeatPassword')}
        label={passwordTexts.repeatPassword}
        maxLength={200}
        autoComplete="new-password"
        error={formState.errors.repeatPassword?.message}
      />
      <FailureNotice {...notice} />
      <Button type="submit" look="primary" size="large" wide pending={sending}>
        {passwordTexts.save}
      </Button>
    </form>
  )
}
