import type { FormDefinition } from '@cambusa/contract/content/forms'
import { FORM_YES, textOf } from '@cambusa/domain/content/form-fields'
import { agreedVersion, pageVersions, type ContentSource } from '../content/content.ts'
import type { TypedForm } from './typed-form.ts'

type Pages = Pick<ContentSource, 'posts'>
type Versions = readonly [present: string, ...earlier: string[]]

/** The consents of a form to pages that have versions, by the name of the field. */
async function versionsOf(content: Pages, { fields }: FormDefinition) {
  const found = await Promise.all(
    fields.map(async ({ name, page }) => {
      const [present, ...earlier] = page === undefined ? [] : await pageVersions(content, page)
      return present === undefined ? [] : [{ name, versions: [present, ...earlier] satisfies Versions }]
    }),
  )
  return found.flat() as { name: string; versions: Versions }[]
}

/** The versions of the pages that a form's consents are about, as its answer carries them. */
export const shownVersions = async (
  content: Pages,
  definition: FormDefinition,
): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await versionsOf(content, definition)).map(({ name, versions: [present] }) => [name, present]),
  )

/**
 * The versions that a form's given consents are about: those that were shown, without one the present. Throws
 * consent.textChanged at the field for a version that its page never had.
 */
export async function agreedTo(
  content: Pages,
  definition: FormDefinition,
  { values, versions: shown }: TypedForm,
): Promise<Record<string, string>> {
  const all = await versionsOf(content, definition)
  const given = all.filter(({ name }) => textOf(values[name]) === FORM_YES)
  return Object.fromEntries(
    given.map(({ name, versions }) => [name, agreedVersion<string>(versions, shown[name], name)]),
  )
}
