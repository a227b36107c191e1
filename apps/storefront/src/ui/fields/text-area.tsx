import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldShell, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface TextAreaProps extends ComponentProps<'textarea'>, FieldProps {}

/** A field of several lines; with `maxLength` it counts the characters. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, optional, labelHidden, className, id, maxLength, onChange, ...rest } = props
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.target.value.length)
    onChange?.(event)
  }
  return (
    <FieldShell {...{ label, error, hint, optional, labelHidden, id, className }}>
      {(control) => (
        <>
          <textarea
            rows={3}
            {...rest}
            {...control}
            maxLength={maxLength}
            onChange={change}
            className={classNames(styles.control, styles.area)}
          />
          {maxLength !== undefined && (
            <span className={styles.counter} aria-hidden="true">
              {length}/{maxLength}
            </span>
          )}
        </>
      )}
    </FieldShell>
  )
}
