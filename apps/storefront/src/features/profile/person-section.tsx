import type { UserDetail } from '@cambusa/contract/people/profile'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useQuery } from '@tanstack/react-query'
import { useController, useForm, type Control } from 'react-hook-form'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import {
  PERSON_FIELDS,
  personInput,
  personProblems,
  personValuesOf,
  type PersonField,
  type PersonValues,
} from './person-values.ts'
import { storesQuery, useProfileActs } from './profile-api.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

const resolver = resolveProblems<PersonValues, UserDetail>(personProblems)
const fieldNamed = lastNamed(PERSON_FIELDS)

/** Name, tax code, phones by kind, preferred store. */
export function PersonSection({ user }: { user: UserDetail }) {
  const { savePerson } = useProfileActs()
  const form = useForm<PersonValues, UserDetail>({
    mode: 'onTouched',
    defaultValues: personValuesOf(user),
    shouldFocusError: false,
    resolver,
    context: user,
  })
  const { control, register, formState, reset } = form
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => reset(personValuesOf(await savePerson(personInput(values)))),
    fieldNamed,
  })
  const field = (name: PersonField) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  const phone = { type: 'tel', optional: true, maxLength: 30 } as const
  return (
    <ProfileSection title={profileTexts.person}>
      <form data-draft="person" ref={place} noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.pair}>
          <TextField
            {...field('first_name')}
            label={profileTexts.firstName}
            maxLength={80}
            autoComplete="given-name"
          />
          <TextField
            {...field('last_name')}
            label={profileTexts.lastName}
            maxLength={80}
            autoComplete="family-name"
          />
          <TextField
            {...field('tax_code')}
            label={profileTexts.taxCode}
            optional={user.taxCode === ''}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField {...field('phone')} {...phone} label={profileTexts.phone} autoComplete="tel" />
          <TextField {...field('mobile')} {...phone} label={profileTexts.mobile} autoComplete="mobile tel" />
          <TextField
            {...field('landline')}
            {...phone}
            label={profileTexts.landline}
            autoComplete="home tel"
          />
        </div>
        <StoreSelect control={control} known={user.storeId} />
        <FailureNotice {...notice} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" pending={sending}>
            {profileTexts.savePerson}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}

interface StoreSelectProps {
  control: Control<PersonValues, UserDetail>
  /** The store of the account. */
  known: number | null
}

/** The choice of the store; the current one stays selected while the list loads, and when it fails. */
function StoreSelect({ control, known }: StoreSelectProps) {
  const { field, fieldState } = useController({ control, name: 'store_id' })
  const { data: stores, isError } = useQuery(storesQuery)
  const options = (stores ?? []).map(({ storeId, name, city }) => ({
    value: String(storeId),
    label: `${name}, ${city}`,
  }))
  const isListed = known === null || options.some(({ value }) => value === String(known))
  return (
    <Select
      {...field}
      label={profileTexts.store}
      placeholder={profileTexts.storeNone}
      hint={isError ? profileTexts.storesFailed : undefined}
      error={fieldState.error?.message}
      options={
        isListed
          ? options
          : [{ value: String(known), label: profileTexts.storeNumbered({ number: known }) }, ...options]
      }
    />
  )
}
