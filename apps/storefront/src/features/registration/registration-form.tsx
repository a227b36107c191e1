import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'
import { useShownVersions } from '../../lib/forms/shown-versions.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { OnlineButton } from '../../ui/buttons/online-button.tsx'
import { LoginButton } from '../../ui/buttons/login-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Steps } from '../../ui/layout/steps.tsx'
import { askForCard, checkCard, makeAccount } from './registration-api.ts'
import { forgetDraft, writeDraft, type Draft, type Progress } from './registration-draft.ts'
import { fieldNamed } from './registration-input.ts'
import { registrationProblems } from './registration-problems.ts'
import { StepFields } from './step-fields.tsx'
import {
  filledByCard,
  stepOfField,
  stepsOf,
  type RegistrationStep,
  type RegistrationValues,
} from './registration-values.ts'
import styles from './registration.module.css'

const resolver = resolveProblems<RegistrationValues, RegistrationStep>((values, step = 'card') =>
  registrationProblems(values, step, new Date()),
)

const TITLES = { card: texts.cardTitle, data: texts.dataTitle, account: texts.accountTitle }

const submitText = (step: RegistrationStep, hasCard: boolean) => {
  if (step === 'account') return texts.submit
  return step === 'card' && hasCard ? texts.verify : texts.proceed
}

interface RegistrationFormProps {
  draft: Draft
  /** Called when the account is created. */
  onDone: () => void
  /** Starts again with an empty form. */
  onRestart: () => void
}

/** The registration in steps: one form, kept in this browser while half-filled, except for passwords. */
export function RegistrationForm({ draft, onDone, onRestart }: RegistrationFormProps) {
  const [progress, setProgress] = useState<Progress>(draft)
  const { step, card } = progress
  const form = useForm<RegistrationValues, RegistrationStep>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...draft.values, password: '', repeatPassword: '', passwordShown: false },
    resolver,
    context: step,
  })
  const { control, getValues, setValue } = form
  const hasCard = useWatch({ control, name: 'hasCard' })
  const values = useWatch({ control })
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDone.current) writeDraft({ ...progress, values: getValues() }, Date.now())
  }, [progress, values, getValues])

  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) head.current?.focus()
    shown.current = step
  }, [step])
  const turnTo = (next: RegistrationStep) => setProgress((before) => ({ ...before, step: next }))

  const consents = useShownVersions()
  const send = async (typed: RegistrationValues) => {
    if (step === 'account') {
      await makeAccount(typed, progress, consents.shown())
      isDone.current = true
      forgetDraft()
      return onDone()
    }
    if (step === 'data') return turnTo('account')
    if (!typed.hasCard) {
      const requestCode = await askForCard(typed)
      return setProgress((before) => ({ ...before, requestCode, step: 'account' }))
    }
    const verified = await checkCard(typed)
    for (const [name, value] of Object.entries(filledByCard(typed, verified)))
      setValue(name as keyof RegistrationValues, value)
    return setProgress((before) => ({ ...before, card: verified, step: 'data' }))
  }
  const { place, sending, submit, notice } = useFormSending({
    form,
    send,
    fieldNamed,
    onRefused: (error, fields) => {
      for (const kind of consents.renewAfter(error)) setValue(kind, false)
      if (error.has('registration.requestTooOld') || error.has('registration.cardNotVerified')) turnTo('card')
      else if (fields[0]) turnTo(stepOfField(fields[0], getValues('hasCard')))
    },
  })
  const steps = stepsOf(hasCard)
  const before = steps[steps.indexOf(step) - 1]

  return (
    <form data-draft="registration" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <Steps
        label={texts.steps}
        current={step}
        items={steps.map((key) => ({ key, content: texts.stepNames[key] }))}
      />
      <h2 ref={head} tabIndex={-1} className={styles.head}>
        {TITLES[step]}
      </h2>
      <StepFields form={form} step={step} card={card} />
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        {before && <Button onClick={() => turnTo(before)}>{texts.back}</Button>}
        <OnlineButton type="submit" look="primary" pending={sending}>
          {submitText(step, hasCard)}
        </OnlineButton>
      </div>
      <div className={styles.foot}>
        <div className={styles.way}>
          <p>{texts.kept}</p>
          <Button look="ghost" onClick={onRestart}>
            {texts.restart}
          </Button>
        </div>
        <div className={styles.way}>
          <p>{texts.haveAccount}</p>
          <LoginButton to={paths.home} look="ghost" />
        </div>
      </div>
    </form>
  )
}
