import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldShell, type FieldProps } from './field.tsx'
import styles from './field.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldProps {
  options: readonly SelectOption[]
  /** Shown while nothing is selected. */
  placeholder?: string
}

/** The native select element: best on phones and by keyboard. */
export function Select(props: SelectProps) {
  const { label, error, hint, optional, labelHidden, className, id, options, placeholder, ...rest } = props
  return (
    <FieldShell {...{ label, error, hint, optional, labelHidden, id, className }}>
      {(control) => (
        <div className={styles.box}>
          <select {...rest} {...control} className={classNames(styles.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron} aria-hidden="true">
            <ChevronDown />
          </span>
        </div>
      )}
    </FieldShell>
  )
}
