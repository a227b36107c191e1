import type { AccountDeletion } from '@cambusa/contract/people/account-deletion'
import { loginPasswordRule } from '@cambusa/domain/people/password'
import { deletionTexts } from '@cambusa/messages/it/people/own-account'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useAskForDeletion } from './own-account-api.ts'
import styles from './own-account.module.css'

interface Values {
  password: string
}

const byPassword = resolveProblems<Values>(({ password }) => ({ password: loginPasswordRule(password) }))
const byLogin = resolveProblems<Values>(() => ({ password: undefined }))

/** The confirmation, by the password or, where that is somebody else's, by a fresh login. */
export function DeletionForm({ confirmedBy }: Pick<AccountDeletion, 'confirmedBy'>) {
  const ask = useAskForDeletion()
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
    <form ref={place} noValidate className={styles.form} onSubmit={submit}>
      {isByPassword ? (
        <PasswordField
          {...form.register('password')}
          label={deletionTexts.password}
          hint={deletionTexts.passwordHint}
          maxLength={200}
          error={form.formState.errors.password?.message}
        />
      ) : (
        <p>{deletionTexts.byLogin}</p>
      )}
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={sending}>
          {deletionTexts.ask}
        </Button>
        <LinkButton to={paths.profileUpdate}>{deletionTexts.cancel}</LinkButton>
      </div>
    </form>
  )
}
