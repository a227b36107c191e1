import type { Export } from '@cambusa/contract/exports/exports'
import { lacksOf, plannedFiles } from '@cambusa/domain/exports/export-plan'
import { exportChoiceTexts as texts } from '@cambusa/messages/it/exports/export-choices'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { OnlineButton } from '../../ui/buttons/online-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { DataChoices } from './data-choices.tsx'
import { firstValues, wishOf, type Choices, type ExportValues } from './export-values.ts'
import styles from './exports.module.css'
import { useRequestExport } from './exports-api.ts'
import type { SourceQuery } from './export-source.ts'
import { PictureChoices } from './picture-choices.tsx'

interface ExportFormProps {
  source: SourceQuery
  choices: Choices
  onAsked: (asked: Export) => void
}

/** The fields by the parts of a wish. */
const FIELDS = { shots: 'shots', formats: 'formats', fileFormats: 'file_formats', fields: 'fields' } as const

const resolve: Resolver<ExportValues> = (values) => {
  const errors: FieldErrors<ExportValues> = {}
  for (const part of lacksOf(wishOf(values))) {
    errors[FIELDS[part]] = { type: part, message: texts.lacks[part] }
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

const isField = (name: string): name is keyof ExportValues =>
  ['shots', 'formats', 'file_formats', 'data_formats', 'fields'].includes(name)

/** What an export holds; everything is chosen sensibly at first, and stays as it is while the screen is kept. */
export function ExportForm({ source, choices, onAsked }: ExportFormProps) {
  const request = useRequestExport()
  const form = useForm<ExportValues>({
    shouldFocusError: false,
    defaultValues: firstValues(choices),
    resolver: resolve,
  })
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async (values) => onAsked(await request({ ...source, ...values })),
    fieldNamed: (name) => (isField(name) ? name : undefined),
  })
  const wish = wishOf(useWatch({ control: form.control }) as ExportValues)
  const files = plannedFiles(wish, choices.shots)
  const { products } = choices
  return (
    <form
      data-draft={`export-${JSON.stringify(source)}`}
      ref={place}
      noValidate
      className={styles.screen}
      onSubmit={submit}
    >
      {choices.skip_image ? <p>{texts.onlyData}</p> : <PictureChoices form={form} choices={choices} />}
      <DataChoices form={form} />
      <div className={styles.head}>
        <p className={styles.summary} role="status">
          {files === 0 ? texts.summaryNone({ products }) : texts.summary({ products, files })}
        </p>
        <FailureNotice {...notice} />
        <OnlineButton type="submit" look="primary" size="large" pending={sending}>
          {texts.prepare}
        </OnlineButton>
        <p className={styles.soft}>{texts.prepareHint}</p>
      </div>
    </form>
  )
}
