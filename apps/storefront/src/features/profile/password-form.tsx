import { PASSWORD_MIN } from '@cambusa/domain/constants'
import { loginPasswordRule, passwordRepeatRule, passwordRule } from '@cambusa/domain/people/password'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useProfileActs } from './profile-api.ts'
import styles from './profile.module.css'

const FIELDS = ['old_password', 'new_password', 'repeat'] as const
type PasswordValues = Record<(typeof FIELDS)[number], string>

const resolver = resolveProblems<PasswordValues>(({ old_password, new_password, repeat }) => ({
  old_password: loginPasswordRule(old_password),
  new_password: passwordRule(new_password),
  repeat: passwordRepeatRule(new_password, repeat),
}))
const fieldNamed = lastNamed(FIELDS)

/** Changes the password: the current one, and the new one twice. */
export function PasswordForm() {
  const navigate = useNavigate()
  const user = useUser()
  const { changePassword } = useProfileActs()
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { old_password: '', new_password: '', repeat: '' },
    shouldFocusError: false,
    resolver,
  })
  const { register, formState } = form
  const { errors } = formState
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => {
      await changePassword(values.old_password, values.new_password)
      await navigate({ to: paths.profileUpdated })
    },
    fieldNamed,
  })
  return (
    <form
      data-draft="new-password"
      ref={place}
      noValidate
      className={`${styles.section} ${styles.form}`}
      onSubmit={submit}
    >
      {/* Password managers read the account from it. */}
      <input type="text" hidden readOnly autoComplete="username" value={user?.login ?? ''} />
      <PasswordField
        {...register('old_password')}
        label={profileTexts.oldPassword}
        maxLength={200}
        error={errors.old_password?.message}
      />
      <PasswordField
        {...register('new_password')}
        label={profileTexts.newPassword}
        hint={profileTexts.newPasswordHint({ min: PASSWORD_MIN })}
        autoComplete="new-password"
        maxLength={200}
        error={errors.new_password?.message}
      />
      <PasswordField
        {...register('repeat')}
        label={profileTexts.repeatPassword}
        autoComplete="new-password"
        maxLength={200}
        error={errors.repeat?.message}
      />
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={sending}>
          {profileTexts.changePassword}
        </Button>
        <LinkButton to={paths.profileUpdate}>{profileTexts.cancel}</LinkButton>
      </div>
    </form>
  )
}
