import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  DOCUMENT_MARKS,
  EARLY_ROW,
  figure,
  OWN_CENTS,
  OWN_FIGURE,
  OWN_PRICE,
  PERSONALISED_PENDING,
  personalised,
  PAGE_DATA_ID,
  PRICE,
  ROOT_ID,
} from '../../lib/browser/page-marks.ts'
import {
  ACCOUNT_KEY,
  AUTHENTICATED_KEY,
  EDITING_KEY,
  ROWS_AGAIN_KEY,
  SESSION_KEY,
} from '../../lib/session/session.ts'
import { SCOPE_CHOSEN_KEY } from '../../lib/browser/storage.ts'

const storefront = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(storefront, file), 'utf8')
const page = read('index.html')
const sources = readdirSync(join(storefront, 'src'), { recursive: true, encoding: 'utf8' })
const found = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name!))

const documentMarks = Object.values(DOCUMENT_MARKS).map((key) => `data-${key}`)
const elementMarks = [
  ...[PRICE, figure('now'), EARLY_ROW, personalised(), PERSONALISED_PENDING].flatMap((mark) =>
    Object.keys(mark),
  ),
  OWN_PRICE,
  OWN_FIGURE,
  OWN_CENTS,
]
const MARK = /\b(data-(?:price|figure|row-own|personal|again|editing)[a-z-]*)/g

test('index.html sets the marks of the document, and no others', () => {
  expect(found(page, /\bmarks\.(\w+)/g)).toEqual(new Set(Object.values(DOCUMENT_MARKS)))
})

test('index.html reads the keys of storage that the session and the scope write', () => {
  const keys = [AUTHENTICATED_KEY, SESSION_KEY, ACCOUNT_KEY, EDITING_KEY, ROWS_AGAIN_KEY, SCOPE_CHOSEN_KEY]
  expect(found(page, /\b(?:session|local)Storage\['([^']+)'\]/g)).toEqual(new Set(keys))
})

test('index.html and the server name the element that React renders into', () => {
  const root = `<div id="${ROOT_ID}"></div>`
  expect(page).toContain(root)
  expect(page).toContain(`'#${ROOT_ID} button`)
  expect(read('../server/src/modules/pages/page-template.ts')).toContain(root)
  expect(read('../server/src/testing/rendering-storefront.ts')).toContain(`PAGE_DATA_ID = '${PAGE_DATA_ID}'`)
})

test('styles hide by every mark of the document, and name no mark that is not there', () => {
  const styles = sources.filter((file) => file.endsWith('.css')).map((file) => read(`src/${file}`))
  const used = found(styles.join('\n'), MARK)
  expect([...used].filter((mark) => ![...documentMarks, ...elementMarks].includes(mark))).toEqual([])
  expect(documentMarks.filter((mark) => !used.has(mark))).toEqual([])
})

test('code takes the marks of elements from page-marks.ts', () => {
  const naming = sources.filter(
    (file) => /\.tsx?$/.test(file) && !/page-marks/.test(file) && found(read(`src/${file}`), MARK).size > 0,
  )
  expect(naming).toEqual([])
})
