import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldOf, type FormPartProps } from './form-field.ts'
import styles from './registration.module.css'

interface PersonFieldsProps extends FormPartProps {
  /** The tax code may be known from the card; without a card a private customer enters it. */
  taxCode: 'none' | 'optional' | 'needed'
}

/** The person who registers, with the names that browsers autofill. */
export const PersonFields = ({ form, taxCode }: PersonFieldsProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{texts.person}</legend>
    <div className={styles.pair}>
      <TextField
        {...fieldOf(form, 'firstName')}
        label={texts.firstName}
        maxLength={80}
        autoComplete="given-name"
      />
      <TextField
        {...fieldOf(form, 'lastName')}
        label={texts.lastName}
        maxLength={80}
        autoComplete="family-name"
      />
    </div>
    {taxCode !== 'none' && (
      <TextField
        {...fieldOf(form, 'taxCode')}
        label={texts.personalTaxCode}
        optional={taxCode === 'optional'}
        maxLength={16}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
    )}
    <div className={styles.pair}>
      <TextField
        {...fieldOf(form, 'mobile')}
        label={texts.mobile}
        optional
        type="tel"
        maxLength={30}
        autoComplete="tel"
      />
      <TextField
        {...fieldOf(form, 'landline')}
        label={texts.landline}
        optional
        type="tel"
        maxLength={30}
        autoComplete="tel"
      />
    </div>
  </fieldset>
)
