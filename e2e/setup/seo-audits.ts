import type { Page, Response } from 'playwright-core'

/** The data of a page for search engines, read from the DOM after its scripts have run. */
interface Seen {
  title: string
  lang: string
  descriptions: string[]
  viewport: string
  robots: string[]
  canonicals: string[]
  alternates: { hreflang: string; href: string }[]
  anchors: { text: string; href: string | null; role: string | null; isNamed: boolean; isShown: boolean }[]
  imagesWithoutAlt: string[]
  /** The number of characters smaller than 12 px, and of all. */
  smallLetters: number
  letters: number
  smallTargets: string[]
}

/** Link texts that do not describe the target; compared in lower case without punctuation. */
const EMPTY_WORDS = new Set(
  [
    'clicca qui',
    'qui',
    'link',
    'vai',
    'continua',
    'scopri',
    'leggi',
    'leggi tutto',
    'di più',
    'scopri di più',
  ].concat(['altro', 'inizia', 'click here', 'here', 'more', 'learn more', 'go']),
)
const SMALL_SHARE = 0.4
const ROBOTS_WORDS =
  /^(user-agent|allow|disallow|sitemap|crawl-delay|clean-param|host|request-rate|visit-time|noindex)$/

/**
 * Runs in the page. Minimum font size 12 px; minimum target 24 px, or that much space around its centre (WCAG 2.2,
 * 2.5.8).
 */
const READ = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const metas = (name) => all('meta').filter((meta) => meta.name.toLowerCase() === name).map((meta) => meta.content)
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.querySelector('img[alt]')?.alt || ''
  const sizes = { small: 0, all: 0 }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const letters = texts.currentNode.data.trim().length
    const parent = texts.currentNode.parentElement
    if (letters === 0 || !isShown(parent) || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue
    sizes.all += letters
    if (parseFloat(getComputedStyle(parent).fontSize) < 12) sizes.small += letters
  }
  const targets = all('a[href], button, input:not([type=hidden]), select').filter(isShown)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const isSmall = ({ box }) => box.width < 24 || box.height < 24
  const isInText = ({ element }) => getComputedStyle(element).display === 'inline' && element.closest('p, li') !== null
  const isCrowded = (one) => {
    const x = one.box.left + one.box.width / 2, y = one.box.top + one.box.height / 2
    return targets.some((other) => {
      if (other === one || other.element.contains(one.element) || one.element.contains(other.element)) return false
      const { left, right, top, bottom } = other.box
      return Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < 12
    })
  }
  return {
    title: document.title,
    lang: document.documentElement.lang,
    descriptions: metas('description'),
    viewport: metas('viewport')[0] ?? '',
    robots: [...metas('robots'), ...metas('googlebot')],
    canonicals: all('link[rel~=canonical]').map((link) => link.getAttribute('href') ?? ''),
    alternates: all('link[rel~=alternate][hreflang]').map((link) => ({ hreflang: link.hreflang, href: link.getAttribute('href') ?? '' })),
    anchors: all('a').map((a) => ({ text: nameOf(a), href: a.getAttribute('href'), role: a.getAttribute('role'), isNamed: a.id !== '' || a.hasAttribute('name'), isShown: isShown(a) })),
    imagesWithoutAlt: all('img:not([alt]):not([role=presentation]):not([role=none]):not([aria-label])').map((image) => image.src),
    smallLetters: sizes.small,
    letters: sizes.all,
    smallTargets: targets.filter((one) => isSmall(one) && !isInText(one) && isCrowded(one)).map(({ element }) => element.outerHTML.slice(0, 120)),
  }
})()`

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/**
 * The audits of the SEO category of Lighthouse 12, with the font and target sizes of Lighthouse 11, on an open page;
 * returns the failures of each. Stricter than Lighthouse: it requires a canonical address and a robots.txt.
 */
export async function seoFaults(page: Page, answer: Response | null): Promise<string[]> {
  const seen = await page.evaluate<Seen>(READ)
  const robots = await page.evaluate<{ status: number; text: string }>(
    `fetch('/robots.txt').then(async (answer) => ({ status: answer.status, text: await answer.text() }))`,
  )
  const told = await answer?.allHeaders()
  const faults = {
    'http-status-code': answer?.status() === 200 ? [] : [String(answer?.status())],
    'document-title': seen.title.trim() === '' ? ['none'] : [],
    'meta-description':
      seen.descriptions.length === 1 && seen.descriptions[0]!.trim() !== ''
        ? []
        : seen.descriptions.concat('not one'),
    viewport: /(^|[,\s])(width|initial-scale)\s*=/.test(seen.viewport) ? [] : [seen.viewport],
    'html-lang': isLanguage(seen.lang) ? [] : [seen.lang],
    'is-crawlable': [...seen.robots, told?.['x-robots-tag'] ?? ''].filter((rule) =>
      /noindex|none/i.test(rule),
    ),
    'robots-txt': robots.status === 200 ? robotsFaults(robots.text) : [String(robots.status)],
    'crawlable-anchors': seen.anchors
      .filter((anchor) => !isCrawlable(anchor, page.url()))
      .map(({ text, href }) => `${text} (${href})`),
    'link-text': seen.anchors
      .filter(({ isShown, text }) => isShown && isEmptyText(text))
      .map(({ text, href }) => `${text} (${href})`),
    'image-alt': seen.imagesWithoutAlt,
    hreflang: seen.alternates
      .filter(({ hreflang, href }) => !(hreflang === 'x-default' || isLanguage(hreflang)) || !isAddress(href))
      .map(({ href }) => href),
    canonical: canonicalFaults(seen.canonicals, page.url()),
    'font-size':
      seen.smallLetters > seen.letters * SMALL_SHARE
        ? [`${seen.smallLetters} of ${seen.letters} letters`]
        : [],
    'tap-targets': seen.smallTargets,
  }
  return Object.entries(faults).flatMap(([audit, found]) => found.map((fault) => `${audit}: ${fault}`))
}

function isLanguage(code: string): boolean {
  try {
    return code !== '' && Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}

const isEmptyText = (text: string) =>
  text === '' ||
  EMPTY_WORDS.has(
    text
      .toLowerCase()
      .replaceAll(/[^\p{L} ]/gu, '')
      .trim(),
  )

function isCrawlable({ href, role, isNamed }: Seen['anchors'][number], pageUrl: string): boolean {
  if (role !== null && role.trim() !== '') return true
  if (href === null) return isNamed
  return !/^(javascript|file):/i.test(href) && href !== '' && URL.canParse(href, pageUrl)
}

/** Exactly one canonical address, absolute, and of this page. */
function canonicalFaults(canonicals: readonly string[], pageUrl: string): string[] {
  const [canonical] = canonicals
  if (canonical === undefined || new Set(canonicals).size > 1) return [`${canonicals.length} of them`]
  if (!isAddress(canonical)) return [canonical]
  return new URL(canonical).pathname === new URL(pageUrl).pathname ? [] : [canonical]
}

/** Invalid lines of robots.txt. */
export function robotsFaults(text: string): string[] {
  let hasAgent = false
  return text.split(/\r\n|\n|\r/).filter((raw) => {
    const line = raw.split('#')[0]!.trim()
    if (line === '') return false
    const colon = line.indexOf(':')
    const word = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (colon < 0 || !ROBOTS_WORDS.test(word)) return true
    if (word === 'user-agent') hasAgent = true
    if (word === 'user-agent') return value === ''
    if (word === 'sitemap') return !isAddress(value)
    if (word !== 'allow' && word !== 'disallow') return false
    const dollar = value.indexOf('$')
    return !hasAgent || !/^([/*].*)?$/.test(value) || (dollar >= 0 && dollar < value.length - 1)
  })
}
