import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '<div id="root"></div>'
const HEAD_END = '</head>'

/** The fields of a built file (vite's manifest) that are needed here. */
interface BuiltFile {
  file: string
  css?: string[]
  imports?: string[]
}

/** A screen that was rendered. */
export interface RenderedScreen {
  /** The files of the screen, as the build names them. */
  screens: readonly string[]
  /** Files of what is hydrated late: only their styles are named. */
  late: readonly string[]
  body: string
  /** Tags of its own for the head. */
  head: string
  data: unknown
}

/** In a script element a '<' could end the script; two Unicode line separators end a line for some parsers. */
const jsonInHtml = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

/** React's preload links: rendered without a head, it puts them before everything else. */
const EARLY_LINKS = /^(?:<link [^>]*>)*/

/**
 * Inserts rendered screens into the page template of the build: styles and preloads of a screen into the head, the
 * rendered HTML into the root, its data after it.
 */
export function pageTemplate(
  dist: string,
  { dataId, withHead }: { dataId: string; withHead: (beginning: string, tags: string) => string },
): (rendered: RenderedScreen) => string {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const linksTo = screenLinks(dist)
  const [beforeHeadEnd = '', rest = ''] = template.split(HEAD_END)
  const [beforeRoot = '', afterRoot = ''] = rest.split(ROOT)
  return ({ screens, late, body, head, data }) => {
    const [early = ''] = EARLY_LINKS.exec(body) ?? []
    return (
      `${withHead(beforeHeadEnd, head)}${early}${linksTo(screens, late)}${HEAD_END}` +
      `${beforeRoot}<div id="root">${body.slice(early.length)}</div>` +
      `<script type="application/json" id="${dataId}">${jsonInHtml(data)}</script>${afterRoot}`
    )
  }
}

/**
 * Styles and code of a screen that the template does not link: preloaded, instead of loading them after the first file.
 */
function screenLinks(dist: string): (screens: readonly string[], late: readonly string[]) => string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'))
  const files = read('manifest.json') as Record<string, BuiltFile>
  const chunkOf = new Map(Object.entries(read('screens.json') as Record<string, string>))
  const nameOf = new Map(Object.entries(files).map(([name, { file }]) => [file, name]))
  const reached = (from: string, found = new Set<string>()): Set<string> => {
    if (!found.has(from)) {
      found.add(from)
      files[from]?.imports?.forEach((next) => reached(next, found))
    }
    return found
  }
  const page = reached('index.html')
  const chunkOfScreen = (screen: string): string => {
    const chunk = nameOf.get(chunkOf.get(screen) ?? '')
    if (chunk === undefined) throw new Error(`the build names no file for ${screen}`)
    return chunk
  }
  const ownOf = (screens: readonly string[]): BuiltFile[] => {
    const found = new Set<string>()
    for (const screen of screens) reached(chunkOfScreen(screen), found)
    return [...found].flatMap((name) => (page.has(name) ? [] : (files[name] ?? [])))
  }
  return (screens, late) => {
    const own = ownOf(screens)
    const styles = new Set([...own, ...ownOf(late)].flatMap(({ css = [] }) => css))
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      // After the first file, without which nothing of these runs, and after what a customer's screen asks for.
      ...own.map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    ].join('')
  }
}
