import type { FieldCode } from '@cambusa/domain/people/field-code'
import { validationTexts } from '@cambusa/messages/it/validation'
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

/** What is wrong, by the path of its field: `delegates.0.phone`. */
export type FieldProblems = Readonly<Record<string, FieldCode | undefined>>

/** Has a form ask the rules of the domain, all its fields at once; the texts stand at the fields. */
export const resolveProblems =
  <Values extends FieldValues, Context = unknown>(
    problemsOf: (values: Values, context: Context | undefined) => FieldProblems,
  ): Resolver<Values, Context> =>
  (values, context) => {
    const errors: FieldErrors<Values> = {}
    for (const [path, code] of Object.entries(problemsOf(values, context))) {
      if (code) set(errors, path, { type: code, message: validationTexts[code] })
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
