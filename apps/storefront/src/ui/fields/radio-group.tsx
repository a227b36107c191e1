import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import styles from './checkbox.module.css'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A second line under the label. */
  description?: ReactNode
  /** On the right: a price, a badge, a picture. */
  aside?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  legend: string
  legendHidden?: boolean
  options: readonly RadioOption[]
  error?: string | undefined
  /** The chosen value, if the owner controls it; leave it out with `register(name)`. */
  value?: string | undefined
}

/** Radio buttons as cards; with `register(name)`, or value and onChange. */
export function RadioGroup({ legend, legendHidden, options, error, value, name, ...rest }: RadioGroupProps) {
  const ownName = useId()
  const errorId = `${ownName}-error`
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...rest}
              {...(value === undefined ? {} : { checked: value === option.value })}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled || rest.disabled}
              className={styles.radio}
            />
            <span className={styles.optionText}>
              <span className={styles.optionLabel}>{option.label}</span>
              {option.description && <span className={styles.hint}>{option.description}</span>}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
