import { get, type FieldError, type FieldPath, type UseFormReturn } from 'react-hook-form'
import type { RegistrationStep, RegistrationValues } from './registration-values.ts'

/** The form of the registration; the required fields depend on the step. */
export type RegistrationFormReturn = UseFormReturn<RegistrationValues, RegistrationStep>

/** The props of a group of fields. */
export interface FormPartProps {
  form: RegistrationFormReturn
}

/** The error of a field, ready to show. */
export const errorOf = (form: RegistrationFormReturn, path: string): string | undefined =>
  (get(form.formState.errors, path) as FieldError | undefined)?.message

/** Name, ref, listeners and error of a field: spread them on a component of ui/fields. */
export const fieldOf = (form: RegistrationFormReturn, path: FieldPath<RegistrationValues>) => ({
  ...form.register(path),
  error: errorOf(form, path),
})
