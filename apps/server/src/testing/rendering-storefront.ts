import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from './at-the-end.ts'

/** The plain page, which the browser renders into. */
export const PLAIN_PAGE =
  '<!doctype html><html><head><title>Plain</title></head><body><div id="root"></div></body></html>'
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared.js'], css: ['assets/all.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['index.html', '_late.js'], css: ['assets/cards.css'] },
  '_late.js': { file: 'assets/late.js', imports: ['_shared.js'], css: ['assets/late.css'] },
}
/**
 * In the place of the storefront's program, which e2e/first-view.test.ts tries: it says how often it has rendered, and does
 * what the address asks for (`act`), out of one of the shop's calls (`call`).
 */
const PROGRAM = `
let rendered = 0
export const PAGE_DATA_ID = 'page-data'
export const withHead = (beginning, tags) => beginning + tags
export async function renderPage({ address, now, origin, warehouseId }) {
  const { searchParams } = new URL(address, origin)
  const act = searchParams.get('act')
  if (act === 'leave') return { isForBrowser: true }
  if (act === 'refuse') return { notRendered: 'it is refused' }
  if (act === 'throw') throw new Error('broken')
  if (act === 'exit') process.exit(3)
  if (act === 'hang') await new Promise(() => undefined)
  if (act === 'loop') for (;;);
  if (act === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (act === 'slow') await new Promise((resolve) => setTimeout(resolve, 900))
  const call = searchParams.get('call')
  const called = call ? await fetch(call) : undefined
  if (called?.ok === false) return { notRendered: 'a call failed: ' + called.status }
  const answer = (await called?.json()) ?? {}
  return {
    status: act === 'unknown' ? 404 : 200,
    screens: ['src/routes/home.tsx'],
    late: [],
    head: '<meta name="rendered">',
    body: '<link rel="preload" href="/p.webp">' + '<p>' + address + ' ' + ++rendered + ' ' + JSON.stringify(answer) + '</p>',
    data: { now, origin, warehouseId, text: '</script><b>\\u2028' },
  }
}
`

/**
 * Makes a built storefront that renders pages, with this plain page; returns its folder, which is removed when the test
 * file ends.
 */
export function makeRenderingStorefront(plainPage = PLAIN_PAGE): string {
  const dist = mkdtempSync(join(tmpdir(), 'cambusa-pages-'))
  atTheEnd(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, '.ssr'))
  writeFileSync(join(dist, 'index.html'), plainPage)
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(
    join(dist, '.vite/screens.json'),
    JSON.stringify({ 'src/routes/home.tsx': 'assets/cards.js' }),
  )
  writeFileSync(join(dist, '.ssr/render-page.js'), PROGRAM)
  writeFileSync(join(dist, '.ssr/package.json'), '{"type":"module"}')
  return dist
}

/** Whether the server has rendered a page of it. */
export const isServerRendered = (body: string): boolean => body.includes('page-data')
