import type { FieldCode } from '@cambusa/domain/people/field-code'
import { profileTexts } from '@cambusa/messages/it/profile'
import { validationTexts } from '@cambusa/messages/it/validation'
import { useState, type FormEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError, isPassing } from '../../lib/api/call-error.ts'

/** What a rule says of a field, as the form wants it. */
export const verdict = (code: FieldCode | undefined): string | true => (code ? validationTexts[code] : true)

/** The field that a refusal names: `delegate.phone`, or `billingAddress/city` where a schema speaks. */
const fieldNamed = <Name extends string>(named: string | undefined, fields: readonly Name[]) => {
  const last = named?.split(/[./]/).at(-1)
  return fields.find((field) => field === last)
}

const failureText = (error: CallError) =>
  error.failure === 'network' ? profileTexts.noAnswer : error.message

/**
 * Sends a form whose fields stand in this order: what is wrong is said at its field, by the form's own rules and by the
 * server, the first one has the focus, and nothing typed is lost whatever the answer.
 */
export function useSendForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  send: (values: Values) => Promise<unknown>,
) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)

  const placeErrors = (error: CallError): boolean => {
    const placed = error.errors.flatMap((entry) => {
      const field = fieldNamed(entry.field, fields)
      if (field) form.setError(field, { message: entry.error })
      return field ?? []
    })
    const first = fields.find((field) => placed.includes(field))
    if (first) form.setFocus(first)
    return placed.length > 0 && placed.length === error.errors.length
  }
  const save = async (values: Values) => {
    if (sending) return
    setSending(true)
    // The button that tries again stays under the finger that pressed it.
    setFailure((before) => (isPassing(before) ? before : null))
    try {
      await send(values)
      setFailure(null)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(placeErrors(error) ? null : error)
    } finally {
      setSending(false)
    }
  }
  const submit = form.handleSubmit(save, (errors) => {
    const first = fields.find((field) => errors[field])
    if (first) form.setFocus(first)
  })
  return {
    sending,
    onSubmit: (event: FormEvent) => void submit(event),
    notice: {
      text: failure ? failureText(failure) : undefined,
      onRetry: isPassing(failure) ? () => void submit() : undefined,
      retrying: sending,
    },
  }
}
