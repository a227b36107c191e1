import { loginPasswordRule } from '@cambusa/domain/people/password'
import { loginRule } from '@cambusa/domain/people/email'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { validationTexts } from '@cambusa/messages/it/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
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

const codeText = (code: keyof typeof validationTexts | undefined) => code && validationTexts[code]

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
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { login: '', password: '', rememberMe: true },
  })
  const { errors } = formState
  const [failure, setFailure] = useState<Error | null>(null)
  const entering = useMutation({
    mutationFn: (credentials: Credentials) => signIn(client, credentials),
    // The button that tries again stays where the shopper pressed it.
    onMutate: () => setFailure((before) => (isPassing(before) ? before : null)),
    onSuccess: onDone,
    onError: (error, credentials) => {
      const missing = missingOf(error)
      if (missing) return onMissing(missing, credentials)
      setFailure(error)
      if (!isPassing(error)) setFocus('password', { shouldSelect: true })
    },
  })
  const submit = handleSubmit((credentials) => {
    if (!entering.isPending) entering.mutate({ ...credentials, login: credentials.login.trim() })
  })
  useEffect(() => {
    // On a phone the keyboard would hide the rest of the form.
    if (window.matchMedia('(hover: hover)').matches) setFocus('login')
  }, [setFocus])
  const tryAs = (login: string, password: string) => {
    setValue('login', login)
    setValue('password', password)
    void submit()
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('login', { validate: (value) => codeText(loginRule(value.trim())) ?? true })}
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
          {...register('password', { validate: (value) => codeText(loginPasswordRule(value)) ?? true })}
          label={authTexts.password}
          enterKeyHint="go"
          error={errors.password?.message}
        />
        <div className={styles.row}>
          <Checkbox {...register('rememberMe')} label={authTexts.rememberMe} />
          <ForgottenPassword onLeave={onLeave} />
        </div>
        <div>
          <FailureNotice
            text={failure?.message}
            onRetry={isPassing(failure) ? () => void submit() : undefined}
            spaced
            retrying={entering.isPending}
          />
          <Button type="submit" look="primary" size="large" wide pending={entering.isPending}>
            {authTexts.submit}
          </Button>
        </div>
      </form>
      <ProviderButtons divided />
      <RegisterOffer onLeave={onLeave} />
      <DemoSignIns pending={entering.isPending} onChoose={tryAs} />
    </>
  )
}
