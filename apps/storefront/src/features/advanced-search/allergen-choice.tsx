import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import styles from './advanced-form.module.css'
import type { FormValues } from './form-values.ts'

const ALLERGENS = Object.entries(texts.allergenNames)

/** The fourteen allergens of Reg. (EU) 1169/2011 annex II; with two ticked, products with either are left out. */
export const AllergenChoice = ({ form: { register } }: { form: UseFormReturn<FormValues> }) => (
  <fieldset className={styles.allergens} aria-describedby="allergens-hint">
    <legend className={styles.legend}>{texts.allergens}</legend>
    <p id="allergens-hint" className={styles.hint}>
      {texts.allergensHint}
    </p>
    <div className={styles.boxes}>
      {ALLERGENS.map(([code, name]) => (
        <Checkbox key={code} {...register('allergens')} value={code} label={name} />
      ))}
    </div>
  </fieldset>
)
