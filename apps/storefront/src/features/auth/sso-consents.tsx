import { CONSENT_KINDS, consentRule, NEEDED_CONSENTS, type ConsentKind } from '@cambusa/domain/people/consent'
import { hasPage } from '@cambusa/domain/people/consent-pages'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { seatLine } from '@cambusa/messages/it/people/company'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { registrationTexts } from '@cambusa/messages/it/people/registration'
import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { useForm } from 'react-hook-form'
import { company, contacts } from '../../../../../shop.config.json'
import { ConsentPageLink } from '../../app/navigation/consent-page-link.tsx'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useShownVersions } from '../../lib/forms/shown-versions.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './login-form.module.css'
import type { Accepted } from './sso-api.ts'

const NOTICE = { legalName: company.legalName, address: seatLine(company), email: contacts.email }

interface SsoConsentsProps {
  /** Signs in with the consents. Throws CallError. */
  onAccept: (accepted: Accepted) => Promise<void>
}

type Values = Record<ConsentKind, boolean>

const resolver = resolveProblems<Values>((values) =>
  Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, consentRule(kind, values[kind])])),
)
const fieldNamed = lastNamed(CONSENT_KINDS)

/** What a person who comes from an identity provider for the first time accepts before anything else. */
export function SsoConsents({ onAccept }: SsoConsentsProps) {
  const versions = useShownVersions()
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { privacy: false, terms: false, profiling: false, marketing: false },
    resolver,
  })
  const { register, formState } = form
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: (consents) => onAccept({ consents, consent_versions: versions.shown() }),
    fieldNamed,
    onRefused: (error) => {
      for (const kind of versions.renewAfter(error)) form.setValue(kind, false)
    },
  })
  return (
    <form data-draft="sso-consents" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <Disclosure summary={registrationTexts.notice}>
        <p>{registrationTexts.noticeText(NOTICE)}</p>
      </Disclosure>
      {CONSENT_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          {...register(kind)}
          label={
            NEEDED_CONSENTS.includes(kind)
              ? consentTexts[kind]
              : `${consentTexts[kind]} (${uiTexts.optional})`
          }
          hint={hasPage(kind) && <ConsentPageLink kind={kind} />}
          error={formState.errors[kind]?.message}
        />
      ))}
      <FailureNotice {...notice} />
      <Button type="submit" look="primary" size="large" wide pending={sending}>
        {ssoTexts.proceed}
      </Button>
    </form>
  )
}
