import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AllergenChoice } from './allergen-choice.tsx'
import styles from './advanced-form.module.css'
import { hasCriteria, type AdvancedCriteria } from './criteria.ts'
import { criteriaOf, flagsOf, isSame, valuesOf, type Flags, type FormValues } from './form-values.ts'
import { GtinField } from './gtin-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { TextFields } from './text-fields.tsx'

interface AdvancedFormProps {
  criteria: AdvancedCriteria
  flags: Flags
  tree: readonly NamedCategory[]
  /** The shopper has opened the form: it takes the focus. */
  focusFirst: boolean
  onSearch: (criteria: AdvancedCriteria, flags: Flags) => void
  onClear: () => void
}

/**
 * All criteria of an advanced search, as in the address. After a search the fields keep what was typed, wrong codes
 * included.
 */
export function AdvancedForm({ criteria, flags, tree, focusFirst, onSearch, onClear }: AdvancedFormProps) {
  const [searched, setSearched] = useState<FormValues | null>(null)
  const isOwn =
    searched !== null && isSame({ ...criteriaOf(searched), ...flagsOf(searched) }, { ...criteria, ...flags })
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(criteria, flags, tree),
    values: isOwn ? searched : valuesOf(criteria, flags, tree),
  })
  const { setError, setFocus, formState } = form
  useEffect(() => {
    if (focusFirst) setFocus('name')
  }, [focusFirst, setFocus])

  const search = async (values: FormValues) => {
    const next = criteriaOf(values)
    const nextFlags = flagsOf(values)
    if (values.gtins.trim() !== '' && next.gtin === undefined) {
      return setError('gtins', { message: texts.gtinsNone })
    }
    if (!hasCriteria(next) && !nextFlags.promo && !nextFlags.new) {
      setError('root', { message: texts.nothingAsked })
      return setFocus('name')
    }
    setSearched(values)
    onSearch(next, nextFlags)
  }
  const { place, submit } = useFormSending({ form, send: search })
  return (
    <form data-draft="advanced-search" ref={place} noValidate className={styles.form} onSubmit={submit}>
      <TextFields form={form} />
      <MoreFields form={form} tree={tree} />
      <GtinField form={form} />
      <AllergenChoice form={form} />
      <div data-bar="" className={styles.buttons}>
        <Button type="submit" look="primary" icon={<Search />}>
          {texts.search}
        </Button>
        <Button
          look="ghost"
          onClick={() => {
            setSearched(null)
            form.reset(valuesOf({}, {}, tree))
            onClear()
            setFocus('name')
          }}
        >
          {texts.clear}
        </Button>
        <p role="alert" className={styles.failure}>
          {formState.errors.root?.message}
        </p>
      </div>
    </form>
  )
}
