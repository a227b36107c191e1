import { loginPasswordRule } from '@cambusa/domain/people/password'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import styles from './own-account.module.css'

interface Values {
  password: string
}

interface ConfirmFormProps {
  confirmedBy: 'password' | 'login'
  texts: { password: string; passwordHint: string; byLogin: string }
  /** The button's text. */
  ask: string
  /** Throws CallError, which is shown; without a password where a login confirms. */
  send: (password: string | undefined) => Promise<void>
  /** Further buttons. */
  children?: ReactNode
}

const byPassword = resolveProblems<Values>(({ password }) => ({ password: loginPasswordRule(password) }))
const byLogin = resolveProblems<Values>(() => ({ password: undefined }))

/** The confirmation of the owner, by the password or, where that is somebody else's, by a fresh login. */
export function ConfirmForm({ confirmedBy, texts, ask, send, children }: ConfirmFormProps) {
  const isByPassword = confirmedBy === 'password'
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { password: '' },
    shouldFocusError: false,
    resolver: isByPassword ? byPassword : byLogin,
  })
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: ({ password }) => send(isByPassword ? password : undefined),
    fieldNamed: lastNamed(['password']),
  })
  return (
    <form ref={place} noValidate className={styles.form} onSubmit={submit}>
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
          {ask}
        </Button>
        {children}
      </div>
    </form>
  )
}
