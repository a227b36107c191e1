import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError, isPassing } from '../api/call-error.ts'
import { FORM_SENT } from './form-sent.ts'

interface FormSending<Values extends FieldValues, Context> {
  form: UseFormReturn<Values, Context>
  /** Makes the call with `quiet`; the form shows its CallError. */
  send: (values: Values) => Promise<void>
  /** The field of the form that a refusal names; undefined: the form has no such field. */
  fieldNamed?: (name: string) => FieldPath<Values> | undefined
  /** Called when the rules of the screen refuse, with the names of the wrong fields, which are shown already. */
  onInvalid?: (fields: readonly FieldPath<Values>[]) => void
  /** Called after a refusal was shown: a form in steps goes to the step of the field. */
  onRefused?: (error: CallError, fields: readonly FieldPath<Values>[]) => void
}

/** Paths of a schema such as `body/company/name` are field names too. */
const pathOf = (name: string) => name.replace(/^body\//, '').replaceAll('/', '.')

/** For forms whose field names are the last part of those in refusals: `delegate.phone` is the field `phone`. */
export const lastNamed =
  <Name extends string>(fields: readonly Name[]) =>
  (name: string): Name | undefined => {
    const last = name.split('.').at(-1)
    return fields.find((field) => field === last)
  }

/**
 * Sends a form, once at a time: a refusal is shown at its field or above the button, the focus moves to the first wrong
 * field in DOM order, and nothing typed is lost (decisions 083, 107). Give `place` to the form element.
 */
export function useFormSending<Values extends FieldValues, Context>(given: FormSending<Values, Context>) {
  const { form, send, fieldNamed, onInvalid, onRefused } = given
  const place = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ text: string; passes: boolean } | null>(null)
  const [timesSent, setTimesSent] = useState(0)
  // Counted in the same step in which errors are shown, those of a refusal too.
  const { submitCount, isSubmitSuccessful } = form.formState
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // Of a group its first input.
    const input = wrong?.querySelector<HTMLElement>('input') ?? wrong
    input?.focus()
  }, [submitCount, isSubmitSuccessful])

  useEffect(() => {
    if (timesSent > 0) place.current?.dispatchEvent(new Event(FORM_SENT))
  }, [timesSent])

  const show = (error: CallError) => {
    const named = error.errors.map((entry) => ({
      text: entry.error,
      field: entry.field === undefined ? undefined : fieldNamed?.(pathOf(entry.field)),
    }))
    const fields = named.flatMap(({ field, text }) => {
      if (field) form.setError(field, { type: 'refused', message: text })
      return field ?? []
    })
    const loose = named.find(({ field }) => !field)?.text
    const text = fields.length === 0 ? error.message : loose
    setFailure(text === undefined ? null : { text, passes: isPassing(error) })
    onRefused?.(error, fields)
  }
  const sendOnce = async (values: Values) => {
    if (sending) return
    setSending(true)
    // The button that tries again stays where the shopper pressed it.
    setFailure((before) => (before?.passes ? before : null))
    try {
      await send(values)
      setFailure(null)
      setTimesSent((times) => times + 1)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      show(error)
    } finally {
      setSending(false)
    }
  }
  const handled = form.handleSubmit(sendOnce, (errors) =>
    onInvalid?.(Object.keys(errors) as FieldPath<Values>[]),
  )
  return {
    place,
    sending,
    submit: (event?: FormEvent) => void handled(event),
    /** For FailureNotice. */
    notice: {
      text: failure?.text,
      onRetry: failure?.passes ? () => void handled() : undefined,
      retrying: sending,
    },
  }
}
