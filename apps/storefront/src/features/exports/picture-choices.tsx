import {
  exportChoiceTexts as texts,
  formatGroups,
  pictureFileNames,
} from '@cambusa/messages/it/exports/export-choices'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx'
import type { Choices, ExportValues } from './export-values.ts'
import styles from './exports.module.css'

type Format = Choices['formats'][number]

const labelOf = ({ width, height }: Format) => (width === 0 ? texts.asGiven : texts.size({ width, height }))

/** Formats that share cut and ground, under the heading of both. */
function grouped(formats: readonly Format[]): Map<string, Format[]> {
  const groups = new Map<string, Format[]>()
  for (const format of formats) {
    const heading = formatGroups[format.cut][format.ground]
    groups.set(heading, [...(groups.get(heading) ?? []), format])
  }
  return groups
}

interface PictureChoicesProps {
  form: UseFormReturn<ExportValues>
  choices: Choices
}

/** Which pictures, in which cuts and sizes, as which files. */
export function PictureChoices({ form, choices }: PictureChoicesProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const [formats, files] = useWatch({ control, name: ['formats', 'file_formats'] })
  const isClear = choices.formats.some(({ id, ground }) => ground === 'clear' && formats.includes(id))
  const groups = [...grouped(choices.formats)]
  return (
    <section aria-labelledby="export-pictures" className={styles.panel}>
      <h2 id="export-pictures" className={styles.title}>
        {texts.pictures}
      </h2>
      <CheckboxGroup
        {...register('shots')}
        legend={texts.shots}
        className={styles.boxes}
        error={errors.shots?.message}
        options={choices.shots.map(({ shot, name, products }) => ({
          value: shot,
          label: texts.shot({ name, products }),
        }))}
      />
      <div className={styles.columns}>
        {groups.map(([legend, some], index) => (
          <CheckboxGroup
            key={legend}
            {...register('formats')}
            legend={legend}
            error={index === 0 ? errors.formats?.message : undefined}
            options={some.map((format) => ({ value: format.id, label: labelOf(format) }))}
          />
        ))}
      </div>
      <CheckboxGroup
        {...register('file_formats')}
        legend={texts.fileFormats}
        className={styles.boxes}
        error={errors.file_formats?.message}
        options={choices.fileFormats.map((file) => ({ value: file, label: pictureFileNames[file] }))}
      />
      {isClear && files.includes('jpeg') && <p className={styles.soft}>{texts.jpegClear}</p>}
    </section>
  )
}
