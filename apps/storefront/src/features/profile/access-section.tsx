import type { UserDetail } from '@cambusa/contract/people/profile'
import { usernameRule } from '@cambusa/domain/people/email'
import { loginPasswordRule } from '@cambusa/domain/people/password'
import { notEnabledReasons } from '@cambusa/messages/it/people/not-enabled'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { capitalised } from '../../lib/format/capitalised.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useReasonNotToDo } from '../../lib/session/may-do.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProfileActs } from './profile-api.ts'
import { Facts, ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** The credentials: the e-mail, a new one awaiting confirmation, and the form to change the password. */
export function AccessSection({ user, children }: { user: UserDetail; children: ReactNode }) {
  const [changing, setChanging] = useState(false)
  const reason = useReasonNotToDo('ownLogin')
  return (
    <ProfileSection title={profileTexts.access} text={profileTexts.emailHint}>
      <Facts facts={[[profileTexts.email, user.login]]} />
      {user.pendingEmail && (
        <p className={styles.notice} role="status">
          {profileTexts.pendingEmail({ email: user.pendingEmail })}
        </p>
      )}
      {changing && <EmailForm onClose={() => setChanging(false)} />}
      {reason === 'sso' && <p className={styles.notice}>{`${capitalised(notEnabledReasons.sso)}.`}</p>}
      {reason === undefined && (
        <div className={styles.buttons}>
          {!changing && <Button onClick={() => setChanging(true)}>{profileTexts.changeEmail}</Button>}
          <LinkButton to={paths.updatePassword}>{profileTexts.changePassword}</LinkButton>
        </div>
      )}
      {children}
    </ProfileSection>
  )
}

const FIELDS = ['new_email', 'password'] as const
type EmailValues = Record<(typeof FIELDS)[number], string>

const resolver = resolveProblems<EmailValues>(({ new_email, password }) => ({
  new_email: usernameRule(new_email.trim()),
  password: loginPasswordRule(password),
}))

function EmailForm({ onClose }: { onClose: () => void }) {
  const { askForEmail } = useProfileActs()
  const form = useForm<EmailValues>({
    mode: 'onTouched',
    defaultValues: { new_email: '', password: '' },
    shouldFocusError: false,
    resolver,
  })
  const { setFocus } = form
  useEffect(() => {
    // The shopper opened the form by a button, so its field takes the focus.
    setFocus('new_email')
  }, [setFocus])
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async ({ new_email, password }) => {
      await askForEmail(new_email.trim(), password)
      onClose()
    },
    fieldNamed: lastNamed(FIELDS),
  })
  return (
    <form data-draft="new-email" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        {...form.register('new_email')}
        type="email"
        label={profileTexts.newEmail}
        error={form.formState.errors.new_email?.message}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password')}
        label={profileTexts.oldPassword}
        hint={profileTexts.emailPasswordHint}
        maxLength={200}
        error={form.formState.errors.password?.message}
      />
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={sending}>
          {profileTexts.sendLink}
        </Button>
        <Button onClick={onClose}>{profileTexts.cancel}</Button>
      </div>
    </form>
  )
}
