import { escapeHtml } from '../../platform/http/escape-html.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const DAY_MS = 86_400_000
/** Number of lines written without a pause, between which other calls are answered. */
const LINES_AT_ONCE = 500

/** A page, or a part of the sitemap, with the day of its last change (days since 1970) if known. */
export interface SitemapEntry {
  /** Absolute URL. */
  address: string
  changedDay?: number | undefined
}

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** sitemaps.org 0.9, generated in pieces. */
function* writeEntries(root: string, each: string, entries: Iterable<SitemapEntry>): Generator<string> {
  let piece = `${HEAD}<${root} xmlns="${NAMESPACE}">\n`
  let lines = 0
  for (const { address, changedDay } of entries) {
    const changed = changedDay === undefined ? '' : `<lastmod>${dayText(changedDay)}</lastmod>`
    piece += `<${each}><loc>${escapeHtml(address)}</loc>${changed}</${each}>\n`
    if (++lines % LINES_AT_ONCE > 0) continue
    yield piece
    piece = ''
  }
  yield `${piece}</${root}>\n`
}

/** A list of pages. */
export const writePages = (entries: Iterable<SitemapEntry>) => writeEntries('urlset', 'url', entries)

/** The list of the parts of a sitemap. */
export const writeParts = (entries: Iterable<SitemapEntry>) =>
  writeEntries('sitemapindex', 'sitemap', entries)
