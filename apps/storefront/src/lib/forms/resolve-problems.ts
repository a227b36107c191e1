import type { FieldCode } from '@cambusa/domain/people/field-code'
import { validationTexts } from '@cambusa/messages/it/validation'
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

/** The errors by the path of their field: `delegates.0.phone`. */
export type FieldProblems = Readonly<Record<string, FieldCode | undefined>>

/** A resolver that validates all fields by the rules of the domain and returns the texts for the fields. */
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
