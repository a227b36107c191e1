import { ownValue } from '@cambusa/domain/own-value'
import type { Colleague } from '@cambusa/contract/people/colleagues'
import { COMPANY_ROLES, type CompanyRole } from '@cambusa/domain/people/company-roles'
import { usernameRule } from '@cambusa/domain/people/email'
import { colleagueTexts as texts, companyRoleTexts } from '@cambusa/messages/it/people/colleagues'
import { validationTexts } from '@cambusa/messages/it/validation'
import { useForm, useWatch } from 'react-hook-form'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { announce } from '../../lib/state/announce.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useColleagueActs } from './colleagues-api.ts'
import styles from './colleagues.module.css'
import { isLimit, limitOf, nameOf, typedLimit } from './limit-words.ts'

interface ColleagueValues {
  email: string
  role: CompanyRole
  orderLimit: string
  monthLimit: string
}

/** The fields by their names in the contract. */
const FIELDS: Readonly<Record<string, keyof ColleagueValues>> = {
  e_mail: 'email',
  role: 'role',
  order_limit: 'orderLimit',
  month_limit: 'monthLimit',
}

const valuesOf = (colleague: Colleague | undefined): ColleagueValues => ({
  email: '',
  role: colleague?.role ?? 'buyer',
  orderLimit: typedLimit(colleague?.orderLimit ?? null),
  monthLimit: typedLimit(colleague?.monthLimit ?? null),
})

/** Only a buyer has limits. */
const limitsOf = ({ role, orderLimit, monthLimit }: ColleagueValues) =>
  role === 'buyer' ? { role, order_limit: limitOf(orderLimit), month_limit: limitOf(monthLimit) } : { role }

const emailProblem = (email: string) => {
  const code = usernameRule(email.trim())
  return code === undefined || validationTexts[code]
}

interface ColleagueFormProps {
  /** Whose role and limits change; undefined: somebody is invited. */
  colleague: Colleague | undefined
  onDone: () => void
}

/** Role and limits of a colleague, or an invitation with them. */
export function ColleagueForm({ colleague, onDone }: ColleagueFormProps) {
  const { invite, update } = useColleagueActs()
  const form = useForm<ColleagueValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(colleague),
  })
  const { register, formState, control } = form
  const hasLimits = useWatch({ control, name: 'role' }) === 'buyer'
  const send = async (values: ColleagueValues) => {
    if (colleague) {
      await update({ user_id: colleague.userId, ...limitsOf(values) })
      announce(texts.saved({ name: nameOf(colleague) }))
    } else {
      const email = values.email.trim()
      await invite({ e_mail: email, ...limitsOf(values) })
      showToast({ kind: 'success', text: texts.sent({ email }) })
    }
    onDone()
  }
  const { place, sending, submit, notice } = useFormSending({
    form,
    send,
    fieldNamed: (name) => ownValue(FIELDS, name),
  })
  const { errors } = formState
  return (
    <form
      data-draft={`colleague-${colleague?.userId ?? 'new'}`}
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      {!colleague && (
        <TextField
          {...register('email', { validate: emailProblem })}
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          error={errors.email?.message}
          maxLength={254}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <RadioGroup
        {...register('role')}
        legend={texts.role}
        error={errors.role?.message}
        options={COMPANY_ROLES.toReversed().map((role) => ({
          value: role,
          label: companyRoleTexts[role],
          description: texts.roleHints[role],
        }))}
      />
      {hasLimits && (
        <div className={styles.pair}>
          <TextField
            {...register('orderLimit', { validate: isLimit })}
            label={texts.orderLimitField}
            hint={texts.limitHint}
            error={errors.orderLimit?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
          <TextField
            {...register('monthLimit', { validate: isLimit })}
            label={texts.monthLimitField}
            hint={texts.limitHint}
            error={errors.monthLimit?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
        </div>
      )}
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" pending={sending}>
          {colleague ? texts.save : texts.send}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </div>
    </form>
  )
}
