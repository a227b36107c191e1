import { fieldPart, FORM_PARTS } from '@cambusa/domain/content/form-parts'
import { ATTACHMENT_ENDINGS } from '@cambusa/domain/content/attachments'
import type { FormField } from '@cambusa/domain/content/form-fields'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { X } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { FieldShell } from '../../ui/fields/field.tsx'
import { heldFiles, type HeldFile } from './content-form-values.ts'
import styles from './forms.module.css'

interface AttachmentsFieldProps {
  field: FormField
  form: UseFormReturn
  error: string | undefined
}

/** Chooses files, once or several times, and lists them; each can be taken out again. */
export function AttachmentsField({ field, form, error }: AttachmentsFieldProps) {
  const name = fieldPart(field.name)
  const { field: held } = useController({ control: form.control, name, defaultValue: [] })
  const files = held.value as HeldFile[]
  const input = useRef<HTMLInputElement>(null)
  const keep = (next: HeldFile[]) => form.setValue(name, next, { shouldValidate: true, shouldTouch: true })
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    const added = await heldFiles(chosen)
    // The list below is what is sent; choosing the same file again must be a change.
    target.value = ''
    keep([...files, ...added])
  }
  const remove = (file: HeldFile) => {
    keep(files.filter((other) => other !== file))
    input.current?.focus()
  }
  return (
    <FieldShell
      label={field.label}
      hint={field.hint ?? formTexts.attachmentsHint}
      error={error}
      optional={!field.required}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            name={FORM_PARTS.files}
            accept={ATTACHMENT_ENDINGS.join()}
            className={styles.files}
            onChange={(event) => void add(event)}
          />
          {files.length > 0 && (
            <ul className={styles.chosen} aria-label={formTexts.chosenFiles}>
              {files.map((file, place) => (
                <li key={place}>
                  <span>{file.name}</span>
                  <IconButton
                    icon={<X />}
                    label={formTexts.removeFile({ name: file.name })}
                    onClick={() => remove(file)}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldShell>
  )
}
