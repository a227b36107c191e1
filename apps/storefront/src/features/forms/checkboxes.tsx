import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import styles from './forms.module.css'

interface CheckboxesProps {
  register: UseFormRegisterReturn
  legend: string
  error: string | undefined
  options: readonly string[]
}

/** Several boxes under one legend, any of which may be chosen. */
export function Checkboxes({ register, legend, error, options }: CheckboxesProps) {
  const errorId = useId()
  return (
    <fieldset
      className={styles.boxes}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <Checkbox key={option} {...register} value={option} label={option} />
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
