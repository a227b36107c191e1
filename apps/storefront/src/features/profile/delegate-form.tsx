import type { Delegate } from '@cambusa/contract/people/people'
import { delegateProblems, type DelegateField } from '@cambusa/domain/people/delegate'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import { romeDate } from '@cambusa/domain/time/dates'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useForm, useWatch } from 'react-hook-form'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProfileActs } from './profile-api.ts'
import styles from './profile.module.css'

const DELEGATE_FIELDS = ['firstName', 'lastName', 'taxCode', 'phone', 'from', 'to'] as const

type DelegateValues = Record<DelegateField, string> & { howLong: 'permanent' | 'occasional' }

const valuesOf = (delegate: Delegate | undefined): DelegateValues => ({
  firstName: delegate?.firstName ?? '',
  lastName: delegate?.lastName ?? '',
  taxCode: delegate?.taxCode ?? '',
  phone: delegate?.phone ?? '',
  howLong: delegate?.isPermanent === false ? 'occasional' : 'permanent',
  from: delegate?.from ?? '',
  to: delegate?.to ?? '',
})

/** The delegate as sent; only an occasional one has days. */
function delegateOf({ howLong, from, to, ...values }: DelegateValues) {
  const isPermanent = howLong === 'permanent'
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    taxCode: typedCode(values.taxCode),
    phone: values.phone.trim(),
    isPermanent,
    from: isPermanent || from === '' ? null : from,
    to: isPermanent || to === '' ? null : to,
  }
}

const resolver = resolveProblems<DelegateValues>((values) =>
  delegateProblems(delegateOf(values), romeDate(new Date())),
)
const fieldNamed = lastNamed(DELEGATE_FIELDS)

interface DelegateFormProps {
  /** The delegate to change; undefined: a new one. */
  delegate: Delegate | undefined
  onDone: () => void
}

/** The form of a delegate: name, tax code, phone; always, or between two days. */
export function DelegateForm({ delegate, onDone }: DelegateFormProps) {
  const { saveDelegate } = useProfileActs()
  const form = useForm<DelegateValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(delegate),
    shouldFocusError: false,
    resolver,
  })
  const { register, formState, control } = form
  const isOccasional = useWatch({ control, name: 'howLong' }) === 'occasional'
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => {
      await saveDelegate({ ...delegateOf(values), delegateId: delegate?.delegateId ?? null })
      onDone()
    },
    fieldNamed,
  })
  const field = (name: DelegateField) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  return (
    <form
      data-draft={`delegate-${delegate?.delegateId ?? 'new'}`}
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={profileTexts.firstName} maxLength={80} autoComplete="off" />
        <TextField {...field('lastName')} label={profileTexts.lastName} maxLength={80} autoComplete="off" />
        <TextField
          {...field('taxCode')}
          label={profileTexts.taxCode}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={profileTexts.phone}
          maxLength={30}
          autoComplete="off"
        />
      </div>
      <RadioGroup
        {...register('howLong')}
        legend={profileTexts.howLong}
        options={[
          { value: 'permanent', label: profileTexts.permanent },
          { value: 'occasional', label: profileTexts.occasional },
        ]}
      />
      {isOccasional && (
        <div className={styles.pair}>
          <TextField {...field('from')} type="date" label={profileTexts.from} />
          <TextField {...field('to')} type="date" label={profileTexts.to} />
        </div>
      )}
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={sending}>
          {profileTexts.saveDelegate}
        </Button>
        <Button onClick={onDone}>{profileTexts.cancel}</Button>
      </div>
    </form>
  )
}
