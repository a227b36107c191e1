import type { UserDetail } from '@cambusa/contract/profile'
import { profileTexts } from '@cambusa/messages/it/profile'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import {
  BILLING_FIELDS,
  billingInput,
  billingProblem,
  billingValuesOf,
  type BillingField,
  type BillingValues,
} from './billing-values.ts'
import { useProfileActs } from './profile-api.ts'
import { Facts, ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'
import { useSendForm, verdict } from './send-form.ts'

/** Where invoices go; of a company its name and VAT number, which stay, its PEC and SDI code. */
export function BillingSection({ user }: { user: UserDetail }) {
  const { saveBilling } = useProfileActs()
  const { company } = user
  const form = useForm<BillingValues>({
    mode: 'onTouched',
    defaultValues: billingValuesOf(user),
    shouldFocusError: false,
  })
  const { register, formState, reset } = form
  const { sending, onSubmit, notice } = useSendForm(form, BILLING_FIELDS, async (values) =>
    reset(billingValuesOf(await saveBilling(billingInput(values, company !== null)))),
  )
  const field = (name: BillingField) => ({
    ...register(name, { validate: (value) => verdict(billingProblem(name, value)) }),
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
      <form noValidate className={styles.form} onSubmit={onSubmit}>
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
        <div className={styles.pair}>
          <TextField
            {...field('address1')}
            label={profileTexts.street}
            maxLength={120}
            autoComplete="billing address-line1"
          />
          <TextField
            {...field('addressNumber')}
            label={profileTexts.streetNumber}
            maxLength={12}
            autoComplete="off"
          />
          <TextField
            {...field('city')}
            label={profileTexts.city}
            maxLength={80}
            autoComplete="billing address-level2"
          />
          <TextField
            {...field('postalCode')}
            label={profileTexts.postalCode}
            inputMode="numeric"
            maxLength={5}
            autoComplete="billing postal-code"
          />
          <TextField
            {...field('province')}
            label={profileTexts.province}
            hint={profileTexts.provinceHint}
            maxLength={2}
            autoCapitalize="characters"
            autoComplete="billing address-level1"
            className={styles.province}
          />
        </div>
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
