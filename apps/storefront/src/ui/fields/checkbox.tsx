import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field.tsx'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

const control = (kind: 'checkbox' | 'switch') =>
  function Control({ label, hint, error, className, id, ...rest }: CheckboxProps) {
    const ownId = useId()
    const controlId = id ?? ownId
    const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
    return (
      <div className={classNames(styles.field, className)}>
        <label className={styles.line} htmlFor={controlId}>
          <input
            {...rest}
            id={controlId}
            type="checkbox"
            role={kind === 'switch' ? 'switch' : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className={kind === 'switch' ? styles.switch : styles.checkbox}
          />
          <span>{label}</span>
        </label>
        {hint && (
          <p id={`${controlId}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={`${controlId}-error`} error={error} />
      </div>
    )
  }

/** A checkbox; spread `register(name)` on it. */
export const Checkbox = control('checkbox')

/** A switch: applies at once, unlike a checkbox in a form. */
export const Switch = control('switch')
