import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldShell, type FieldProps } from './field.tsx'
import styles from './field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldProps {
  /** An icon inside the field on its left. */
  start?: ReactNode
  /** A 44 px control inside the field on its right (an IconButton). */
  end?: ReactNode
}

/** A single-line field. Spread react-hook-form's `register(name)` on it; give `autoComplete` and `inputMode`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    hint,
    optional,
    labelHidden,
    start,
    end,
    className,
    id,
    type = 'text',
    ...rest
  } = props
  return (
    <FieldShell {...{ label, error, hint, optional, labelHidden, id, className }}>
      {(control) => (
        <div className={styles.box}>
          {start && (
            <span className={styles.start} aria-hidden="true">
              {start}
            </span>
          )}
          <input
            {...rest}
            {...control}
            type={type}
            className={classNames(
              styles.control,
              Boolean(start) && styles.withStart,
              Boolean(end) && styles.withEnd,
            )}
          />
          {end && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </FieldShell>
  )
}
