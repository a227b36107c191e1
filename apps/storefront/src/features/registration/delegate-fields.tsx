import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldOf, type FormPartProps } from './form-field.ts'
import styles from './registration.module.css'
import { NO_DELEGATE } from './registration-values.ts'

/** The limit of the call. */
const MOST_DELEGATES = 20

const VALIDITIES = [
  { value: 'permanent', label: texts.permanent },
  { value: 'occasional', label: texts.occasional },
]

interface OneDelegateProps extends FormPartProps {
  place: number
  onRemove: () => void
}

function OneDelegate({ form, place, onRemove }: OneDelegateProps) {
  const path = `delegates.${place}` as const
  const validity = useWatch({ control: form.control, name: `${path}.validity` })
  const number = place + 1
  return (
    <fieldset className={styles.delegate}>
      <legend className={styles.legend}>{texts.delegate({ number })}</legend>
      <div className={styles.pair}>
        <TextField
          {...fieldOf(form, `${path}.firstName`)}
          label={texts.firstName}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          {...fieldOf(form, `${path}.lastName`)}
          label={texts.lastName}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          {...fieldOf(form, `${path}.taxCode`)}
          label={texts.personalTaxCode}
          maxLength={16}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...fieldOf(form, `${path}.phone`)}
          label={texts.phone}
          type="tel"
          maxLength={30}
          autoComplete="off"
        />
      </div>
      <RadioGroup {...form.register(`${path}.validity`)} legend={texts.validity} options={VALIDITIES} />
      {validity === 'occasional' && (
        <div className={styles.pair}>
          <TextField {...fieldOf(form, `${path}.from`)} label={texts.from} type="date" />
          <TextField {...fieldOf(form, `${path}.to`)} label={texts.to} type="date" />
        </div>
      )}
      <Button look="ghost" icon={<Trash2 />} className={styles.remove} onClick={onRemove}>
        {texts.removeDelegate({ number })}
      </Button>
    </fieldset>
  )
}

/** The delegates who may collect with the card: none, or some, always or between two days. */
export function DelegateFields({ form }: FormPartProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'delegates' })
  const headId = useId()
  return (
    <section className={styles.group} aria-labelledby={headId}>
      <h3 id={headId} className={styles.legend}>
        {texts.delegates}
      </h3>
      <p className={styles.text}>{texts.delegatesText}</p>
      {fields.map(({ id }, place) => (
        <OneDelegate key={id} form={form} place={place} onRemove={() => remove(place)} />
      ))}
      {fields.length < MOST_DELEGATES && (
        <Button
          icon={<Plus />}
          className={styles.add}
          onClick={() => append(NO_DELEGATE, { focusName: `delegates.${fields.length}.firstName` })}
        >
          {texts.addDelegate}
        </Button>
      )}
    </section>
  )
}
