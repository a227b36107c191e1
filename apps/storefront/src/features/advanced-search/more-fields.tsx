import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './advanced-form.module.css'
import { categoryOptions, type FormValues } from './form-values.ts'

interface MoreFieldsProps {
  form: UseFormReturn<FormValues>
  tree: readonly NamedCategory[]
}

/** The fields of choices: aisle, picture, days since the last change, promotions and new products. */
export function MoreFields({ form, tree }: MoreFieldsProps) {
  const { register, control, formState, getValues, setValue } = form
  const department = useWatch({ control, name: 'department' })
  const below = tree.find(({ categoryId }) => String(categoryId) === department)?.categories ?? []
  const isAfterStart = (to: string) =>
    !to || !getValues('from') || to >= getValues('from') || texts.wrongDates
  return (
    <>
      <Select
        {...register('department', { onChange: () => setValue('category', '') })}
        label={texts.department}
        placeholder={texts.anyDepartment}
        options={tree.map(({ categoryId, name }) => ({ value: String(categoryId), label: name }))}
      />
      <Select
        {...register('category')}
        label={texts.category}
        disabled={below.length === 0}
        placeholder={department === '' ? texts.departmentFirst : texts.anyCategory}
        options={categoryOptions(below)}
      />
      <Select
        {...register('picture')}
        label={texts.picture}
        placeholder={texts.anyPicture}
        options={[
          { value: 'true', label: texts.withPicture },
          { value: 'false', label: texts.withoutPicture },
        ]}
      />
      <TextField {...register('from', { deps: 'to' })} type="date" label={texts.changedFrom} />
      <TextField
        {...register('to', { validate: isAfterStart })}
        type="date"
        label={texts.changedUntil}
        error={formState.errors.to?.message}
      />
      <div className={styles.flags}>
        <Checkbox {...register('promo')} label={texts.onlyPromo} />
        <Checkbox {...register('isNew')} label={texts.onlyNew} />
      </div>
    </>
  )
}
