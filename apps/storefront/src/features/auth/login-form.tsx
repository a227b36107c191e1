import { loginPasswordRule } from '@cambusa/domain/people/password'
import { loginRule } from '@cambusa/domain/people/email'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { signIn, type Credentials } from './auth-api.ts'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import styles from './login-form.module.css'
import { ForgottenPassword, RegisterOffer } from './new-here.tsx'

const resolver = resolveProblems<Credentials>(({ login, password }) => ({
  login: loginRule(login.trim()),
  password: loginPasswordRule(password),
}))

/** What staff still need after the right password: a code, or an app to be connected. */
export type MissingFactor = 'code' | 'app'

const missingOf = (error: unknown): MissingFactor | undefined => {
  if (!(error instanceof CallError)) return undefined
  if (error.has('auth.codeNeeded')) return 'code'
  return error.has('auth.secondFactorMissing') ? 'app' : undefined
}

interface LoginFormProps {
  onDone: () => void
  /** A link to another screen was followed. */
  onLeave: () => void
  /** The password was right, and the second factor is missing. */
  onMissing: (missing: MissingFactor, credentials: Credentials) => void
}

/** E-mail, password, remember me; the server's answer is shown above the button. */
export function LoginForm({ onDone, onLeave, onMissing }: LoginFormProps) {
  const client = useQueryClient()
  const form = useForm<Credentials>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { login: '', password: '', rememberMe: true },
    resolver,
  })
  const { register, formState, setFocus, setValue } = form
  const { errors } = formState
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (typed) => {
      const credentials = { ...typed, login: typed.login.trim() }
      try {
        await signIn(client, credentials)
      } catch (error) {
        const missing = missingOf(error)
        if (missing === undefined) throw error
        return onMissing(missing, credentials)
      }
      onDone()
    },
    onRefused: (error) => {
      if (!isPassing(error)) setFocus('password', { shouldSelect: true })
    },
  })
  useEffect(() => {
    // On a phone the keyboard would hide the rest of the form.
    if (window.matchMedia('(hover: hover)').matches) setFocus('login')
  }, [setFocus])
  const tryAs = (login: string, password: string) => {
    setValue('login', login)
    setValue('password', password)
    submit()
  }

  return (
    <>
      <form data-draft="login" ref={place} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          {...register('login')}
          type="email"
          label={authTexts.login}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          enterKeyHint="next"
          error={errors.login?.message}
        />
        <PasswordField
          {...register('password')}
          label={authTexts.password}
          enterKeyHint="go"
          error={errors.password?.message}
        />
        <div className={styles.row}>
          <Checkbox {...register('rememberMe')} label={authTexts.rememberMe} />
          <ForgottenPassword onLeave={onLeave} />
        </div>
        <div>
          <FailureNotice {...notice} spaced />
          <Button type="submit" look="primary" size="large" wide pending={sending}>
            {authTexts.submit}
          </Button>
        </div>
      </form>
      <ProviderButtons divided />
      <RegisterOffer onLeave={onLeave} />
      <DemoSignIns pending={sending} onChoose={tryAs} />
    </>
  )
}
