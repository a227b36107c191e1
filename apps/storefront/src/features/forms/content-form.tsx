import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { fieldPart, FORM_ACTION, FORM_PARTS } from '@cambusa/domain/content/form-parts'
import type { FormParameters, SentForm } from '@cambusa/contract/content/forms'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { CallError } from '../../lib/api/call-error.ts'
import { sendForm } from '../../lib/api/send-form.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { FormField } from './content-field.tsx'
import { formData, formResolver } from './content-form-values.ts'
import styles from './forms.module.css'
import { Trap } from './trap.tsx'
import { useNonce } from './use-nonce.ts'

interface ContentFormProps {
  definition: FormParameters
  /** Typed before, by field. */
  given?: Readonly<Record<string, string>>
  onSent: (sent: SentForm) => void
}

/**
 * A form of the content by its definition, with the rules of the domain. What was typed and chosen stays whatever
 * happens; without scripts the browser sends the same parts to the same address.
 */
export function ContentForm({ definition, given = {}, onSent }: ContentFormProps) {
  const { form_id, fields, button } = definition
  const nonce = useNonce(definition)
  const [trap, setTrap] = useState('')
  const [isTrapped, setTrapped] = useState(false)
  const form = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      formData: { fields: Object.fromEntries(fields.map(({ name }) => [name, given[name] ?? ''])) },
    },
    resolver: formResolver(fields),
  })
  /** Consents to texts that have changed are given anew, to what is shown from now on. */
  const readAgain = async ({ errors }: CallError) => {
    await nonce.renewVersions()
    for (const { field } of errors) if (field !== undefined) form.setValue(fieldPart(field), false)
  }
  const { place, sending, submit, notice } = useFormSending({
    form,
    fieldNamed: (name) => (fields.some((field) => field.name === name) ? fieldPart(name) : undefined),
    send: async (values) => {
      try {
        onSent(await sendForm(formData(definition, await nonce.usable(), values, trap)))
      } catch (error) {
        const isSpent =
          error instanceof CallError && (error.has('form.tooOld') || error.has('form.sentBefore'))
        if (isSpent) await nonce.renew()
        if (error instanceof CallError && error.has('consent.textChanged')) await readAgain(error)
        setTrapped(error instanceof CallError && error.has('form.trapped'))
        throw error
      }
    },
  })
  return (
    <form
      data-draft={`form-${form_id}`}
      ref={place}
      noValidate
      className={styles.form}
      method="post"
      action={SEND_FORM_URL}
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <input type="hidden" name={FORM_PARTS.action} value={FORM_ACTION} />
      <input type="hidden" name={FORM_PARTS.nonce} value={definition.nonce} />
      <input type="hidden" name={FORM_PARTS.id} value={form_id} />
      {fields.map((field) => (
        <FormField key={field.name} field={field} form={form} version={nonce.versions[field.name]} />
      ))}
      <Trap isShown={isTrapped} value={trap} onChange={setTrap} />
      <FailureNotice {...notice} />
      <Button type="submit" look="primary" size="large" wide pending={sending}>
        {button ?? formTexts.send}
      </Button>
    </form>
  )
}
