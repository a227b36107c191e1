import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVERY_FORM, FIELDS_OF_FORMS } from '../../testing/every-form.ts'

const src = join(import.meta.dirname, '../..')
/** What makes a source a form, or part of one. */
const HAS_FIELDS = /\buseForm[(<]|<form\b|<(?:textarea|TextArea|TextField|SuggestField|SearchField)\b/
const sourceOf = (file: string) => readFileSync(join(src, file), 'utf8')

test('every form of the shop keeps what is typed over a reload, or says why not', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|^ui\//.test(file))
    .filter((file) => HAS_FIELDS.test(sourceOf(file)))
  expect(files.toSorted()).toEqual([...Object.keys(EVERY_FORM), ...Object.keys(FIELDS_OF_FORMS)].toSorted())
  for (const [file, way] of Object.entries(EVERY_FORM))
    expect(/\bdata-draft=/.test(sourceOf(file)), file).toBe(way === 'draft')
  for (const [file, form] of Object.entries(FIELDS_OF_FORMS)) expect(EVERY_FORM, file).toHaveProperty([form])
})
