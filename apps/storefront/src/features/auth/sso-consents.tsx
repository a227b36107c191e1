import { CONSENT_KINDS, consentRule, NEEDED_CONSENTS, type ConsentKind } from '@cambusa/domain/people/consent'
import { hasPage } from '@cambusa/domain/people/consent-pages'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { seatLine } from '@cambusa/messages/it/people/company'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { registrationTexts } from '@cambusa/messages/it/people/registration'
import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { validationTexts } from '@cambusa/messages/it/validation'
import { useForm } from 'react-hook-form'
import { company, contacts } from '../../../../../shop.config.json'
import { ConsentPageLink } from '../../app/navigation/consent-page-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './login-form.module.css'
import type { Consents } from './sso-api.ts'

const NOTICE = { legalName: company.legalName, address: seatLine(company), email: contacts.email }

interface SsoConsentsProps {
  pending: boolean
  failure: string | undefined
  onAccept: (consents: NonNullable<Consents>) => void
}

/** What a person who comes from an identity provider for the first time accepts before anything else. */
export function SsoConsents({ pending, failure, onAccept }: SsoConsentsProps) {
  const { register, handleSubmit, formState } = useForm<Record<ConsentKind, boolean>>({
    defaultValues: { privacy: false, terms: false, profiling: false, marketing: false },
  })
  const rule = (kind: ConsentKind) => (given: boolean) => {
    const code = consentRule(kind, given)
    return code === undefined || validationTexts[code]
  }
  const submit = handleSubmit((consents) => {
    if (!pending) onAccept(consents)
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Disclosure summary={registrationTexts.notice}>
        <p>{registrationTexts.noticeText(NOTICE)}</p>
      </Disclosure>
      {CONSENT_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          {...register(kind, { validate: rule(kind) })}
          label={
            NEEDED_CONSENTS.includes(kind)
              ? consentTexts[kind]
              : `${consentTexts[kind]} (${uiTexts.optional})`
          }
          hint={hasPage(kind) && <ConsentPageLink kind={kind} />}
          error={formState.errors[kind]?.message}
        />
      ))}
      <FailureNotice text={failure} />
      <Button type="submit" look="primary" size="large" wide pending={pending}>
        {ssoTexts.proceed}
      </Button>
    </form>
  )
}
