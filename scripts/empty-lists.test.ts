import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Names of parameters that are lists joined in a sentence. */
const LISTS = new Set(['names', 'values', 'missing', 'parts', 'list', 'reasons', 'texts', 'products'])

/** Parameters with empty lists, and some value for everything else. */
const emptyLists = new Proxy({}, { get: (_, key) => (LISTS.has(String(key)) ? '' : 'X') })

const folder = join(import.meta.dirname, '../packages/messages/src/it')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

/** Every sentence with parameters, with its position. */
function* sentencesIn(value: unknown, place: string): Generator<[string, (p: unknown) => unknown]> {
  if (typeof value === 'function') yield [place, value as (p: unknown) => unknown]
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* sentencesIn(part, `${place}.${key}`)
}

/** A sentence with other kinds of parameters is skipped. */
function said(sentence: (p: unknown) => unknown): string {
  try {
    return String(sentence(emptyLists))
  } catch {
    return ''
  }
}

test('no sentence announces a list that is empty', async () => {
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(join(folder, file))] as const),
  )
  const sentences = modules.flatMap(([file, texts]) => [...sentencesIn({ ...texts }, file)])
  expect(sentences.length).toBeGreaterThan(300)
  const broken = sentences
    .map(([place, sentence]) => [place, said(sentence)])
    .filter(([, text = '']) => /[:,(«]\s*[.;)»]/.test(text))
  expect(broken).toEqual([])
})
