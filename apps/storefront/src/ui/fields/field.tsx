import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { useStillWhilePressed } from './while-pressed.ts'

/** The props of every field besides those of its own element. */
export interface FieldProps {
  label: string
  /** The error below the field: what is wrong and how to correct it. */
  error?: string | undefined
  hint?: string | undefined
  /** Adds 'facoltativo' to the label. */
  optional?: boolean
  /** The label is for screen readers only (search fields). */
  labelHidden?: boolean
}

interface FieldShellProps extends FieldProps {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, hint and error below, wired to the control that `children` renders. */
export function FieldShell({
  label,
  error,
  hint,
  optional,
  labelHidden,
  id,
  className,
  children,
}: FieldShellProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? styles.labelHidden : styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({uiTexts.optional})</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  )
}

/** The error below a field; announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const shown = useStillWhilePressed(error)
  return (
    <div aria-live="polite">
      {shown && (
        <p id={id} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {shown}
        </p>
      )}
    </div>
  )
}
