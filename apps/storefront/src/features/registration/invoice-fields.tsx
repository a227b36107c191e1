import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldOf, type FormPartProps } from './form-field.ts'
import styles from './registration.module.css'

/** Where a company receives its invoices. */
export const InvoiceFields = ({ form }: FormPartProps) => (
  <div className={styles.pair}>
    <TextField
      {...fieldOf(form, 'pec')}
      label={texts.pec}
      optional
      type="email"
      inputMode="email"
      maxLength={254}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
    <TextField
      {...fieldOf(form, 'sdiCode')}
      label={texts.sdiCode}
      hint={texts.sdiCodeHint}
      optional
      maxLength={7}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  </div>
)
