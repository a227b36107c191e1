import { ownValue } from '@cambusa/domain/own-value'
import type { ConsentKind } from '@cambusa/domain/people/consent'
import { isBlank } from '@cambusa/domain/text/blank'
import { passwordRule } from '@cambusa/domain/people/password'
import { invitationTexts as texts } from '@cambusa/messages/it/people/invitations'
import { seatLine } from '@cambusa/messages/it/people/company'
import { registrationTexts } from '@cambusa/messages/it/people/registration'
import { useForm } from 'react-hook-form'
import { company, contacts } from '../../../../../shop.config.json'
import { ConsentPageLink } from '../../app/navigation/consent-page-link.tsx'
import type { CallError } from '../../lib/api/call-error.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useShownVersions } from '../../lib/forms/shown-versions.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { useAccept, type Accepted, type Accepting, type OfferedRole } from './colleagues-api.ts'
import styles from './colleagues.module.css'

const NOTICE = { legalName: company.legalName, address: seatLine(company), email: contacts.email }

interface AccountValues {
  firstName: string
  lastName: string
  password: string
  terms: boolean
}

const FIELDS: Readonly<Record<string, keyof AccountValues>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  password: 'password',
  accept_terms: 'terms',
  'consents.terms': 'terms',
  'consents.privacy': 'terms',
}

const filled = (value: string) => (isBlank(value) ? 'required' : undefined)

const resolver = resolveProblems<AccountValues, { isNew: boolean }>((values, context) =>
  context?.isNew
    ? {
        firstName: filled(values.firstName),
        lastName: filled(values.lastName),
        password: passwordRule(values.password),
        terms: values.terms ? undefined : 'consent',
      }
    : {},
)

const bodyOf = (
  { firstName, lastName, password, terms }: AccountValues,
  { terms: ofTerms, privacy }: Record<ConsentKind, string>,
): Accepting => ({
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  password,
  accept_terms: terms,
  consent_versions: { terms: ofTerms, privacy },
})

interface AcceptFormProps {
  token: string
  offer: OfferedRole
  onAccepted: (accepted: Accepted) => void
  onRefused: (error: CallError) => void
}

/** Accepts on a button only: mail scanners open links, but press no buttons. Without an account it asks for one. */
export function AcceptForm({ token, offer: { email, hasAccount }, onAccepted, onRefused }: AcceptFormProps) {
  const accept = useAccept(token)
  const consents = useShownVersions()
  const form = useForm<AccountValues, { isNew: boolean }>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { firstName: '', lastName: '', password: '', terms: false },
    context: { isNew: !hasAccount },
    resolver,
  })
  const { register, formState } = form
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => onAccepted(await accept(hasAccount ? {} : bodyOf(values, consents.shown()))),
    fieldNamed: (name) => ownValue(FIELDS, name),
    onRefused: (error) => {
      if (consents.renewAfter(error).length > 0) form.setValue('terms', false)
      onRefused(error)
    },
  })
  const { errors } = formState
  return (
    <form data-draft="invitation" ref={place} noValidate className={styles.form} onSubmit={submit}>
      {!hasAccount && (
        <>
          <div>
            <h2 className={styles.title}>{texts.account}</h2>
            <p className={styles.soft}>{texts.accountText({ email })}</p>
          </div>
          {/* For password managers, which need the user name. */}
          <input type="email" hidden readOnly autoComplete="username" value={email} />
          <div className={styles.pair}>
            <TextField
              {...register('firstName')}
              label={texts.firstName}
              error={errors.firstName?.message}
              maxLength={100}
              autoComplete="given-name"
            />
            <TextField
              {...register('lastName')}
              label={texts.lastName}
              error={errors.lastName?.message}
              maxLength={100}
              autoComplete="family-name"
            />
          </div>
          <PasswordField
            {...register('password')}
            label={texts.password}
            hint={texts.passwordHint}
            error={errors.password?.message}
            maxLength={200}
            autoComplete="new-password"
          />
          <Disclosure summary={registrationTexts.notice}>
            <p>{registrationTexts.noticeText(NOTICE)}</p>
          </Disclosure>
          <Checkbox
            {...register('terms')}
            label={texts.terms}
            hint={
              <>
                <ConsentPageLink kind="terms" /> · <ConsentPageLink kind="privacy" />
              </>
            }
            error={errors.terms?.message}
          />
        </>
      )}
      <FailureNotice {...notice} />
      <Button type="submit" look="primary" size="large" wide pending={sending}>
        {hasAccount ? texts.accept : texts.create}
      </Button>
    </form>
  )
}
