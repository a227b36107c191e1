import type { UserDetail } from '@cambusa/contract/people/profile'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useForm } from 'react-hook-form'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { PostalAddress } from '../../ui/fields/postal-address.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import {
  BILLING_FIELDS,
  billingInput,
  billingProblems,
  billingValuesOf,
  type BillingField,
  type BillingValues,
} from './billing-values.ts'
import { useProfileActs } from './profile-api.ts'
import { Facts, ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

const resolver = resolveProblems<BillingValues>(billingProblems)
const fieldNamed = lastNamed(BILLING_FIELDS)

/** The invoice address; for a company also its name and VAT number, read only, and its PEC and SDI code. */
export function BillingSection({ user }: { user: UserDetail }) {
  const { saveBilling } = useProfileActs()
  const { company } = user
  const form = useForm<BillingValues>({
    mode: 'onTouched',
    defaultValues: billingValuesOf(user),
    shouldFocusError: false,
    resolver,
  })
  const { register, formState, reset } = form
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => reset(billingValuesOf(await saveBilling(billingInput(values, company !== null)))),
    fieldNamed,
  })
  const field = (name: BillingField) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  return (
    <ProfileSection title={profileTexts.billing} text={company && profileTexts.companyFixed}>
      {company && (
        <Facts
          facts={[
            [profileTexts.company, company.name] as const,
            [profileTexts.vatNumber, company.vatNumber] as const,
            [profileTexts.companyTaxCode, company.taxCode] as const,
          ].filter(([, value]) => value !== '')}
        />
      )}
      <form data-draft="billing" ref={place} noValidate className={styles.form} onSubmit={submit}>
        {company && (
          <div className={styles.pair}>
            <TextField
              {...field('pec')}
              type="email"
              label={profileTexts.pec}
              optional
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              inputMode="email"
            />
            <TextField
              {...field('sdi_code')}
              label={profileTexts.sdiCode}
              optional
              maxLength={7}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
        )}
        <PostalAddress field={field} section="billing" />
        <FailureNotice {...notice} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" pending={sending}>
            {profileTexts.saveBilling}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}
