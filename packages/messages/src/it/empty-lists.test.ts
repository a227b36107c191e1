import { expect, test } from 'vitest'

/** Names of parameters that are lists put in a row. */
const LISTS = new Set(['names', 'values', 'missing', 'parts', 'list', 'reasons', 'texts', 'products'])

/** Parameters of which every list is empty, and everything else says something. */
const emptyLists = new Proxy({}, { get: (_, key) => (LISTS.has(String(key)) ? '' : 'X') })

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })

/** Every sentence that takes parameters, by its place. */
function* sentencesIn(value: unknown, place: string): Generator<[string, (p: unknown) => unknown]> {
  if (typeof value === 'function') yield [place, value as (p: unknown) => unknown]
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* sentencesIn(part, `${place}.${key}`)
}

/** A sentence of other parameters than one object of texts and numbers says nothing here. */
function said(sentence: (p: unknown) => unknown): string {
  try {
    return String(sentence(emptyLists))
  } catch {
    return ''
  }
}

test('no sentence names a list and leaves it empty', () => {
  const broken = Object.entries(modules).flatMap(([file, texts]) =>
    [...sentencesIn(texts, file)]
      .map(([place, sentence]) => [place, said(sentence)])
      .filter(([, text = '']) => /[:,(«]\s*[.;)»]/.test(text)),
  )
  expect(broken).toEqual([])
})
