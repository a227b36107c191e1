import { secondFactorTexts as texts } from '@cambusa/messages/it/people/second-factor'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { lastNamed, useFormSending } from '../../../lib/forms/use-form-sending.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './second-factor.module.css'

interface CodeFormProps {
  /** Makes the call; the form shows its CallError. */
  send: (code: string) => Promise<void>
  label: string
  submit: string
  /** A recovery code: letters too, and no keyboard of digits. */
  isRecovery?: boolean
  /** A second button beside the one that sends. */
  beside?: ReactNode
}

const fieldNamed = lastNamed(['code'])

/** One field for a code, with the button that sends it. */
export function CodeForm({ send, label, submit: submitText, isRecovery = false, beside }: CodeFormProps) {
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: ({ code }) => send(code.trim()),
    fieldNamed,
  })
  return (
    <form data-draft="second-factor" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        {...form.register('code', { validate: (code) => code.trim() !== '' || texts.codeRequired })}
        label={label}
        error={form.formState.errors.code?.message}
        maxLength={40}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        enterKeyHint="go"
      />
      <FailureNotice {...notice} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" size="large" pending={sending}>
          {submitText}
        </Button>
        {beside}
      </div>
    </form>
  )
}

/** The code at sign-in: of the app, or a recovery code where the phone is not at hand. */
export function CodeStep({ onBack, send }: { onBack: () => void; send: (code: string) => Promise<void> }) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <section className={styles.step}>
      <header>
        <h3 className={styles.title}>{isRecovery ? texts.recoveryTitle : texts.codeTitle}</h3>
        <p className={styles.soft}>{isRecovery ? texts.recoveryText : texts.codeText}</p>
      </header>
      <CodeForm
        key={String(isRecovery)}
        send={send}
        label={isRecovery ? texts.recovery : texts.code}
        submit={texts.enter}
        isRecovery={isRecovery}
        beside={
          <Button size="large" onClick={onBack}>
            {texts.back}
          </Button>
        }
      />
      <Button look="ghost" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? texts.useApp : texts.useRecovery}
      </Button>
    </section>
  )
}
