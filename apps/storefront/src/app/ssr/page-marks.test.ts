import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { cookieChoice, parseCookieChoice } from '@cambusa/domain/web/cookie-choice'
import { COOKIE_TEXT_VERSION } from '@cambusa/messages/it/people/cookie-version'
import fc from 'fast-check'
import { paths } from '../navigation/paths.ts'
import { SCROLL_KEY } from '../navigation/scroll-restoration.ts'
import { expect, test } from 'vitest'
import {
  DOCUMENT_MARKS,
  EARLY_ROW,
  figure,
  FRESH_TAB,
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
import { COOKIES_KEY, SCOPE_CHOSEN_KEY } from '../../lib/browser/storage.ts'

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
const MARK = /\b(data-(?:price|figure|row-own|personal|again|editing|cookies|till)[a-z-]*)/g

test('index.html sets the marks of the document, and no others', () => {
  expect(found(page, /\bmarks\.(\w+)/g)).toEqual(new Set(Object.values(DOCUMENT_MARKS)))
})

test('index.html and the style of home name a tab that has nowhere to scroll back to', () => {
  expect(page).toContain(`marks.personal = '${FRESH_TAB}'`)
  expect(read('src/routes/screens.module.css')).toContain(`[data-personal='${FRESH_TAB}']`)
})

test('index.html reads the keys of storage that the session and the scope write', () => {
  const keys = [
    AUTHENTICATED_KEY,
    SESSION_KEY,
    ACCOUNT_KEY,
    EDITING_KEY,
    ROWS_AGAIN_KEY,
    SCOPE_CHOSEN_KEY,
    COOKIES_KEY,
    SCROLL_KEY,
  ]
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

const NOW = new Date('2026-11-26T10:00:00Z')
const script = /<script>(.*?)<\/script>/s.exec(page)![1]!

/** The marks that index.html's first script sets on a document, given what the browser holds. */
function marksAt(
  localStorage: object,
  window: object = {},
  text = script,
  pathname: string = paths.home,
): Record<string, string> {
  const dataset: Record<string, string> = {}
  const clock = { parse: (date: string) => Date.parse(date), now: () => NOW.getTime() }
  const document = { documentElement: { dataset } }
  const sandbox = {
    document,
    localStorage,
    sessionStorage: {},
    navigator: {},
    window,
    location: { pathname },
    Date: clock,
    addEventListener: () => undefined,
  }
  runInNewContext(text, sandbox)
  return dataset
}

test('index.html leaves out the bottom bar in the till, whose screen does the same', () => {
  expect(marksAt({}, {}, script, paths.checkout)).toMatchObject({ [DOCUMENT_MARKS.till]: 'open' })
  for (const path of [paths.home, paths.cart])
    expect(marksAt({}, {}, script, path)).not.toHaveProperty(DOCUMENT_MARKS.till)
})

test('index.html shows the bar about cookies exactly where no choice counts', () => {
  const moment = fc.integer({ min: -800, max: 2 }).map((days) => new Date(NOW.getTime() + days * 86_400_000))
  const toggles = fc.record({ analytics: fc.boolean(), profilation: fc.boolean() })
  const version = fc.constantFrom(COOKIE_TEXT_VERSION, '2025-01')
  const made = fc.tuple(toggles, moment, version).map((given) => JSON.stringify(cookieChoice(...given)))
  const broken = fc.constantFrom('', '{', 'null', '1', `{"version":"${COOKIE_TEXT_VERSION}"}`)
  fc.assert(
    fc.property(fc.oneof(fc.constant(undefined), made, broken), (stored) => {
      const counts = parseCookieChoice(stored ?? null, NOW, COOKIE_TEXT_VERSION) !== undefined
      const { cookies } = marksAt(stored === undefined ? {} : { [COOKIES_KEY]: stored })
      expect(cookies).toBe(counts ? undefined : 'ask')
    }),
  )
  const closed = Object.defineProperty({}, COOKIES_KEY, {
    get: () => {
      throw new Error('storage is closed')
    },
  })
  expect(marksAt(closed)).toEqual({})
})

test('in the app index.html asks about cookies only where the shop’s file says so', () => {
  const inApp = { Capacitor: { isNativePlatform: () => true } }
  expect(marksAt({}, inApp)).toEqual({})
  expect(marksAt({}, inApp, script.replace('cookies.inApp', 'ask'))).toEqual({ cookies: 'ask' })
})
