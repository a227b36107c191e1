import { useId, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Checkbox } from './checkbox.tsx'
import { FieldError } from './field.tsx'
import styles from './checkbox.module.css'

export interface CheckOption {
  value: string
  label: string
}

interface CheckboxGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  legend: string
  legendHidden?: boolean
  options: readonly CheckOption[]
  error?: string | undefined
}

/** Several boxes under one legend, any of which may be chosen; spread `register(name)` on it. */
export function CheckboxGroup({
  legend,
  legendHidden,
  options,
  error,
  className,
  ...rest
}: CheckboxGroupProps) {
  const errorId = useId()
  return (
    <fieldset
      className={styles.boxes}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={legendHidden ? styles.legendHidden : styles.boxesLegend}>{legend}</legend>
      <div className={classNames(styles.boxesInside, className)}>
        {options.map(({ value, label }) => (
          <Checkbox key={value} {...rest} value={value} label={label} />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
