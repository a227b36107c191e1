import { CONSENT_KINDS, NEEDED_CONSENTS } from '@cambusa/domain/people/consent'
import { hasPage } from '@cambusa/domain/people/consent-pages'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { seatLine } from '@cambusa/messages/it/people/company'
import { company, contacts } from '../../../../../shop.config.json'
import { useWatch } from 'react-hook-form'
import { ConsentPageLink } from '../../app/navigation/consent-page-link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { errorOf, fieldOf, type FormPartProps } from './form-field.ts'
import styles from './registration.module.css'
import { UsernameField } from './username-field.tsx'

const NOTICE = {
  legalName: company.legalName,
  address: seatLine(company),
  email: contacts.email,
}

const Consents = ({ form }: FormPartProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{texts.consents}</legend>
    <Disclosure summary={texts.notice}>
      <p className={styles.text}>{texts.noticeText(NOTICE)}</p>
    </Disclosure>
    {CONSENT_KINDS.map((kind) => (
      <Checkbox
        key={kind}
        {...form.register(kind)}
        label={
          NEEDED_CONSENTS.includes(kind) ? consentTexts[kind] : `${consentTexts[kind]} (${uiTexts.optional})`
        }
        hint={hasPage(kind) && <ConsentPageLink kind={kind} />}
        error={errorOf(form, kind)}
      />
    ))}
  </fieldset>
)

/** The fields of the account: user name, password twice unless it is shown, the four consents. */
export function AccountFields({ form }: FormPartProps) {
  const isShown = useWatch({ control: form.control, name: 'passwordShown' })
  const checkRepeated = () =>
    void (form.formState.touchedFields.repeatPassword && form.trigger('repeatPassword'))
  return (
    <>
      <UsernameField form={form} />
      <div className={styles.pair}>
        <PasswordField
          {...form.register('password', { onChange: checkRepeated })}
          error={errorOf(form, 'password')}
          label={texts.password}
          hint={texts.passwordHint}
          maxLength={200}
          autoComplete="new-password"
          shown={isShown}
          onShown={(shown) => form.setValue('passwordShown', shown)}
        />
        {!isShown && (
          <PasswordField
            {...fieldOf(form, 'repeatPassword')}
            label={texts.repeatPassword}
            maxLength={200}
            autoComplete="new-password"
          />
        )}
      </div>
      <Consents form={form} />
    </>
  )
}
