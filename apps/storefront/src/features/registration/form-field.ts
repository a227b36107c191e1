import { get, type FieldError, type FieldPath, type UseFormReturn } from 'react-hook-form'
import type { RegistrationStep, RegistrationValues } from './registration-values.ts'

/** The form of the registration; which fields its rules ask for depends on the step. */
export type RegistrationFormReturn = UseFormReturn<RegistrationValues, RegistrationStep>

/** What a part of the form gets. */
export interface FormPartProps {
  form: RegistrationFormReturn
}

/** What is wrong with a field, ready to show. */
export const errorOf = (form: RegistrationFormReturn, path: string): string | undefined =>
  (get(form.formState.errors, path) as FieldError | undefined)?.message

/** A field's name, ref and listeners with what is wrong with it: spread it on a part of ui/fields. */
export const fieldOf = (form: RegistrationFormReturn, path: FieldPath<RegistrationValues>) => ({
  ...form.register(path),
  error: errorOf(form, path),
})
