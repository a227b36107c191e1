import { fieldPart, FORM_ACTION, FORM_PARTS, versionPart } from '@cambusa/domain/content/form-parts'
import type { FormParameters } from '@cambusa/contract/content/forms'
import { HEAD_BYTES, type ChosenFile } from '@cambusa/domain/content/attachments'
import { FORM_YES, formProblems, type FormField, type FormValues } from '@cambusa/domain/content/form-fields'
import { get, type FieldValues } from 'react-hook-form'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'

/** A chosen file with its first bytes, by which its type is known before it is sent. */
export interface HeldFile extends ChosenFile {
  file: File
}

/** Reads the beginning of files that were chosen. */
export const heldFiles = (files: readonly File[]): Promise<HeldFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
      return { file, name: file.name, size: file.size, head }
    }),
  )

/** What an input holds: text, the chosen ones of several boxes, true or the value of a box. */
type Typed = string | boolean | null | undefined | (string | boolean)[]

/** Values by field; inputs are named by the parts of the form, so that it can be sent without scripts too. */
export function typedValues(fields: readonly FormField[], values: FieldValues): FormValues {
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'attachments')
      .map(({ name, kind }) => {
        const typed = get(values, fieldPart(name)) as Typed
        if (kind === 'consent') return [name, typed ? FORM_YES : '']
        const texts = [typed].flat().filter((one) => typeof one === 'string')
        return [name, kind === 'checkboxes' ? texts : (texts[0] ?? '')]
      }),
  )
}

/** Files by field: a form has one field for them. */
export function typedFiles(fields: readonly FormField[], values: FieldValues): readonly HeldFile[] {
  const field = fields.find(({ kind }) => kind === 'attachments')
  return field ? ((get(values, fieldPart(field.name)) as HeldFile[] | undefined) ?? []) : []
}

/** The rules of the domain, by the names of the inputs. */
export const formResolver = (fields: readonly FormField[]) =>
  resolveProblems<FieldValues>((values) =>
    Object.fromEntries(
      Object.entries(formProblems(fields, typedValues(fields, values), typedFiles(fields, values))).map(
        ([name, code]) => [fieldPart(name), code],
      ),
    ),
  )

/** The form as it is sent. */
export function formData(
  { form_id, fields }: FormParameters,
  { nonce, versions }: Pick<FormParameters, 'nonce' | 'versions'>,
  values: FieldValues,
  trap: string,
): FormData {
  const form = new FormData()
  form.append(FORM_PARTS.action, FORM_ACTION)
  form.append(FORM_PARTS.nonce, nonce)
  form.append(FORM_PARTS.id, form_id)
  form.append(FORM_PARTS.trap, trap)
  for (const [name, value] of Object.entries(typedValues(fields, values)))
    for (const one of [value ?? []].flat()) if (one !== '') form.append(fieldPart(name), one)
  for (const [name, version] of Object.entries(versions)) form.append(versionPart(name), version)
  for (const { file, name } of typedFiles(fields, values)) form.append(FORM_PARTS.files, file, name)
  return form
}
