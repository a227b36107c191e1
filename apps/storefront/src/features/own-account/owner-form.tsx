import { loginPasswordRule } from '@cambusa/domain/people/password'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import styles from './own-account.module.css'

interface Values {
  password: string
}

const byPassword = resolveProblems<Values>(({ password }) => ({ password: loginPasswordRule(password) }))
const byLogin = resolveProblems<Values>(() => ({ password: undefined }))

interface OwnerFormProps {
  confirmedBy: 'password' | 'login'
  /** Throws CallError, which the form shows. */
  ask: (password: string | undefined) => Promise<void>
  texts: {
    password: string
    passwordHint: string
    byLogin: string
    ask: string
    /** The link back to the profile. */
    back: string
  }
}

/** Confirms that it is the owner who asks: by the password or, where that is somebody else's, by a fresh login. */
export function OwnerForm({ confirmedBy, ask, texts }: OwnerFormProps) {
  const isByPassword = confirmedBy === 'password'
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { password: '' },
    shouldFocusError: false,
    resolver: isByPassword ? byPassword : byLogin,
  })
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: ({ password }) => ask(isByPassword ? password : undefined),
    fieldNamed: lastNamed(['password']),
  })
  return (
    <form data-draft="owner" ref={place} noValidate className={styles.form} onSubmit={submit}>
      {isByPassword ? (
        <PasswordField
          {...form.register('password')}
          label={texts.password}
          hint={texts.passwordHint}
          maxLength={200}
          error={form.formState.errors.password?.message}
        />
      ) : (
        <p>{texts.byLogin}</p>
      )}
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={sending}>
          {texts.ask}
        </Button>
        <LinkButton to={paths.profileUpdate}>{texts.back}</LinkButton>
      </div>
    </form>
  )
}
