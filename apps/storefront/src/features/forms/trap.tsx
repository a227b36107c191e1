import { FORM_PARTS } from '@cambusa/domain/content/form-parts'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './forms.module.css'

interface TrapProps {
  /** A message was refused because of it: a person must see it to empty it. */
  isShown: boolean
  value: string
  onChange: (value: string) => void
}

/** A field that people do not see and programs fill in. */
export const Trap = ({ isShown, value, onChange }: TrapProps) => (
  <div className={isShown ? undefined : styles.trap} aria-hidden={isShown ? undefined : true}>
    <TextField
      label={formTexts.trap}
      name={FORM_PARTS.trap}
      value={value}
      autoComplete="off"
      tabIndex={isShown ? undefined : -1}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)
