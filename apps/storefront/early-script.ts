import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import type { IndexHtmlTransformContext, Plugin, Rolldown } from 'vite'
import { contractCalls } from './contract-calls.ts'
import { OWN_PARTS } from './shared-chunks.ts'
import { IS_SHELL, SHELL_EARLY_ENTRY } from './shell-device.ts'

const ENTRY = IS_SHELL ? SHELL_EARLY_ENTRY : join(import.meta.dirname, 'src/app/early/early-entry.ts')
/** Loaded by it for shoppers who may have prices of their own: a file of its own, as small as it can be. */
const OWN_PRICES = 'src/app/early/own-prices.ts'
/** Where index.html has its place: before the first style, for which inline scripts would wait. */
const PLACE = '<script data-early></script>'
/** The names in the script's code for the files of each screen, and for the file that shows own prices. */
const FILES = '__SCREEN_FILES__'
const OWN_PRICES_FILE = '__OWN_PRICES__'
/** Where the page loads the first file of the code, which the script does instead. */
const FIRST_FILE = '__FIRST_FILE__'
const FIRST_ELEMENT = /<script type="module"[^>]* src="([^"]+)"><\/script>/

const OWN = OWN_PARTS.map((file) => `src/${file}`)
/** Those of the frame, which every screen has; 'buy again' is home's. */
const OF_FRAME = OWN.filter((source) => !source.startsWith('src/joins/'))
/**
 * Screens that the server does not render as a customer sees them: the sources whose code and styles are loaded beside
 * the first file, and those that the page names anyway.
 */
const SCREENS: Record<string, { loads: readonly string[]; named: string }> = {
  '/': { loads: OWN, named: 'src/routes/home.tsx' },
  '/cart': { loads: OF_FRAME, named: 'src/routes/cart.tsx' },
  '/checkout': { loads: OF_FRAME, named: 'src/routes/checkout.tsx' },
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

async function bundle(input: string, format: 'iife' | 'es'): Promise<string> {
  const build = await rolldown({ input, plugins: [contractCalls()], logLevel: 'silent' })
  const { output } = await build.generate({ format, minify: true })
  await build.close()
  if (output.length > 1) throw new Error(`early-script: ${input} loads further files`)
  return output[0].code.trim()
}

/** The script, bundled. Inside a page, nothing in it may end it. */
async function inlineScript(): Promise<string> {
  const code = await bundle(ENTRY, 'iife')
  if (/<\/script|<!--/i.test(code)) throw new Error('early-script: the code would end its own element')
  return code
}

/** The files of the build for each screen, styles and code, without those that every page names. */
function screenFiles(built: Bundle): Record<string, string[]> {
  const chunks = Object.values(built).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = (source: string): Rolldown.OutputChunk => {
    const id = join(import.meta.dirname, source)
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (found === undefined)
      throw new Error(`early-script: no file of the build has ${relative('.', source)}`)
    return found
  }
  const reached = (from: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) => {
    if (found.has(from)) return found
    found.add(from)
    for (const name of from.imports) if (byName.has(name)) reached(byName.get(name)!, found)
    return found
  }
  const ofPage = chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...reached(entry)])
  const files = (sources: readonly string[], named: readonly string[]): string[] => {
    const without = new Set([...ofPage, ...named.flatMap((source) => [...reached(chunkOf(source))])])
    const found = new Set(sources.flatMap((source) => [...reached(chunkOf(source))]))
    const own = [...found].filter((chunk) => !without.has(chunk))
    const styles = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
    return [...styles, ...own.map(({ fileName }) => fileName)]
  }
  return Object.fromEntries(
    Object.entries(SCREENS).map(([path, { loads, named }]) => [path, files(loads, [named])]),
  )
}

/**
 * Writes into the page's head the script that asks for a screen's answers and files before any file is loaded
 * (src/app/early/, decision 201).
 */
export function earlyScript(): Plugin {
  // While developing, the file is its source.
  let ownPrices = `/${OWN_PRICES}`
  return {
    name: 'cambusa-early-script',
    async generateBundle() {
      if (this.environment.name !== 'client' || IS_SHELL) return
      const source = await bundle(join(import.meta.dirname, OWN_PRICES), 'es')
      ownPrices = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'own-prices.js', source }))}`
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle: built }) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        const files = built ? screenFiles(built) : {}
        const [element, firstFile] = FIRST_ELEMENT.exec(html) ?? []
        if (element === undefined) throw new Error('index.html loads no first file')
        const code = (await inlineScript())
          .replace(FILES, () => JSON.stringify(files))
          .replace(OWN_PRICES_FILE, () => JSON.stringify(ownPrices))
          .replace(FIRST_FILE, () => JSON.stringify(firstFile))
        return html.replace(element, '').replace(PLACE, () => `<script>${code}</script>`)
      },
    },
  }
}
