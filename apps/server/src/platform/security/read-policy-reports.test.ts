import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPolicyReports } from './read-policy-reports.ts'

const SHOP = 'https://negozio.example'
/** A report as Chromium sends it. */
const report = (body: object, type = 'csp-violation') => ({
  type,
  age: 3,
  url: `${SHOP}/`,
  user_agent: 'x',
  body,
})
const newer = {
  documentURL: `${SHOP}/search?query=pannolini`,
  effectiveDirective: 'img-src',
  blockedURL: 'https://cdn.altro.it/a.jpg?utente=mario',
  sourceFile: `${SHOP}/assets/AbC12-_.js?x#y`,
  lineNumber: 4,
  columnNumber: 77,
  disposition: 'enforce',
  sample: '',
}
const [told] = readPolicyReports([report(newer)])!

describe('reports of browsers', () => {
  it('say in both forms what was blocked, where and by which file', () => {
    const violation = {
      directive: 'img-src',
      blocked: 'https://cdn.altro.it',
      page: '/search',
      source: '/assets/AbC12-_.js:4:77',
      isRefused: true,
    }
    const older = {
      'document-uri': newer.documentURL,
      'violated-directive': newer.effectiveDirective,
      'blocked-uri': newer.blockedURL,
      'source-file': newer.sourceFile,
      'line-number': 4,
      'column-number': 77,
      disposition: 'enforce',
    }
    expect(readPolicyReports([report(newer)])).toEqual([violation])
    expect(readPolicyReports({ 'csp-report': older })).toEqual([violation])
    expect(readPolicyReports([report({ ...newer, disposition: 'report' })])).toMatchObject([
      { isRefused: false },
    ])
  })

  it('lose what somebody may have typed: searches, paths, text samples', () => {
    const typed = 'segreto'
    const about = [
      { documentURL: `${SHOP}/reset-password/${typed}?token=${typed}#${typed}` },
      { blockedURL: `https://cdn.altro.it/${typed}`, sample: `Element innerHTML|<p>${typed}` },
      { blockedURL: `${typed}:x` },
      { sourceFile: `${SHOP}/product/${typed}` },
      { effectiveDirective: 'img-src', note: typed },
    ]
    const read = about.map((one) => readPolicyReports([report({ ...newer, ...one })]))
    expect(read.map((violations) => violations?.length)).toEqual([1, 1, 1, 1, 1])
    expect(JSON.stringify(read)).not.toContain(typed)
  })

  it('are dropped when they come from browser extensions, are of other types or have an unknown directive', () => {
    const none = [
      report({ ...newer, sourceFile: 'chrome-extension://abc/x.js' }),
      report({ ...newer, blockedURL: 'moz-extension' }),
      report({ ...newer, effectiveDirective: 'constructor' }),
      report(newer, 'deprecation'),
    ]
    expect(readPolicyReports(none)).toEqual([])
  })

  it('are limited to as many as a browser sends, and other data are not read', () => {
    expect(readPolicyReports(Array.from({ length: 500 }, () => report(newer)))).toHaveLength(20)
    for (const body of [null, 5, 'x', {}, { 'csp-report': [] }, { 'csp-report': 'x' }, { body: newer }])
      expect([body, readPolicyReports(body)]).toEqual([body, undefined])
  })

  it('never become log lines with more than words, origins and numbers, whatever is sent', () => {
    const field = fc.oneof(
      fc.anything(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(...Object.values(newer)),
    )
    const body = fc.record(
      Object.fromEntries(Object.keys(newer).map((name) => [name, field])) as Record<
        keyof typeof newer,
        typeof field
      >,
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(body.map((one) => report(one)))), (sent) => {
        for (const violation of readPolicyReports(sent) ?? []) {
          expect(Object.keys(violation)).toEqual(Object.keys(told!))
          expect(JSON.stringify(violation).length).toBeLessThan(500)
          expect(Object.values(violation).join('')).toMatch(/^[\w/:.-]*$/)
        }
      }),
    )
  })
})
