import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

/**
 * Texts belong in packages/messages. scripts/ is excluded: it prints before anything is installed. Names of columns and
 * words that the search or the quick order parses are data, not sentences.
 */
const ROOMS = ['apps/server/src', 'apps/storefront/src', 'packages/contract/src', 'packages/domain/src']
const DATA = [
  'apps/server/src/modules/catalogue/knowledge/',
  'apps/server/src/modules/catalogue/words/',
  'apps/server/src/modules/quick-order/name-cover.ts',
  'packages/domain/src/catalogue/format-label.ts',
  'packages/domain/src/order-text/order-text-asides.ts',
  'packages/domain/src/order-text/order-text-courtesy.ts',
  'packages/domain/src/order-text/order-text-leaving-out.ts',
  'packages/domain/src/people/common-passwords.ts',
]

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;\n]*)</g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Words that occur only in sentences: verbs, the negation, pronouns and conjunctions. */
const OF_SENTENCES =
  /(?<![\p{L}\d-])(è|non|sono|ha|hai|può|puoi|deve|devi|che|questo|questa|questi|queste|tuo|tua|qui|scegli|riprova|controlla|tutto|tutti|da|ogni|ma|anche|già)(?![\p{L}\d-])/iu

function sentencesIn(source: string): string[] {
  return [...source.replaceAll(COMMENT, '').matchAll(STRING)]
    .map(([, single, double, template, inMarkup]) => single ?? double ?? template ?? inMarkup ?? '')
    .filter((text) => /\S\s+\S/.test(text) && OF_SENTENCES.test(text))
}

const filesOf = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .filter((path) => !DATA.some((data) => path.startsWith(data)))

test('no Italian sentence is outside the messages', () => {
  const found = ROOMS.flatMap(filesOf).flatMap((path) =>
    sentencesIn(readFileSync(join(root, path), 'utf8')).map((sentence) => `${path}: ${sentence}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["refuse('request.malformed', { reason: 'non si legge' })", ['non si legge']],
  ['<p>Il carrello è vuoto</p>', ['Il carrello è vuoto']],
  ["const columns = ['prezzo di vendita'] // non si legge", []],
])('in %s it detects %j', (source, sentences) => {
  expect(sentencesIn(source)).toEqual(sentences)
})
