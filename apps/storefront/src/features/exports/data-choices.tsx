import { DATA_FILES, EXPORT_FIELDS } from '@cambusa/domain/exports/export-choices'
import {
  dataFileNames,
  exportChoiceTexts as texts,
  exportFieldNames,
} from '@cambusa/messages/it/exports/export-choices'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import type { ExportValues } from './export-values.ts'
import styles from './exports.module.css'

/** The files of data, and what they tell of each product. */
export function DataChoices({ form }: { form: UseFormReturn<ExportValues> }) {
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const chosen = useWatch({ control, name: 'fields' })
  const choose = (fields: ExportValues['fields']) =>
    setValue('fields', fields, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const all = EXPORT_FIELDS.length
  return (
    <section aria-labelledby="export-data" className={styles.panel}>
      <h2 id="export-data" className={styles.title}>
        {texts.data}
      </h2>
      <CheckboxGroup
        {...register('data_formats')}
        legend={texts.dataFormats}
        className={styles.boxes}
        error={errors.data_formats?.message}
        options={DATA_FILES.map((file) => ({ value: file, label: dataFileNames[file] }))}
      />
      <Disclosure
        summary={texts.fieldsSome({ chosen: chosen.length, all })}
        open={errors.fields ? true : undefined}
      >
        <CheckboxGroup
          {...register('fields')}
          legend={texts.fields}
          legendHidden
          className={styles.boxes}
          error={errors.fields?.message}
          options={EXPORT_FIELDS.map((field) => ({ value: field, label: exportFieldNames[field] }))}
        />
        <div className={styles.buttons}>
          <Button look="ghost" onClick={() => choose([...EXPORT_FIELDS])}>
            {texts.allFields}
          </Button>
          <Button look="ghost" onClick={() => choose([])}>
            {texts.noFields}
          </Button>
        </div>
      </Disclosure>
    </section>
  )
}
