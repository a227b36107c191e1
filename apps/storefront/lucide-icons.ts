import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:icon/'
const BARREL = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/lucide-react.mjs')

/** Whether a module is the drawing of one icon. */
export const isIcon = (id: string): boolean => id.startsWith(`\0${PREFIX}`)

type IconNode = readonly [tag: string, attributes: Record<string, string>]

/** File of each icon, by every name that lucide-react exports it under. */
function iconFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [, names, file] of readFileSync(BARREL, 'utf8').matchAll(
    /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g,
  )) {
    for (const [, name] of names!.matchAll(/default as (\w+)/g))
      files.set(name!, join(dirname(BARREL), file!))
  }
  return files
}

/** Lines are by far the most frequent: they go as their data alone. */
const short = ([tag, { key: _, ...attributes }]: IconNode) =>
  tag === 'path' ? attributes.d : [tag, attributes]

/**
 * Draws the icons of lucide-react by our own few lines (ui/draw-icon.tsx): only the drawings are taken from the
 * package. 1.5 kB less at first paint, and nothing worked out anew for each icon of each card. Decision 032.
 */
export function lucideIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'cambusa-lucide-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/storefront/src/') || !code.includes("'lucide-react'")) return null
      const rewritten = code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, list: string) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry && !entry.startsWith('type '))
          .map((entry) => {
            const [name, local = name] = entry.split(/\s+as\s+/)
            return `import ${local} from '${PREFIX}${name}'`
          })
          .join(';'),
      )
      return { code: rewritten, map: null }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!isIcon(id)) return null
      const file = files.get(id.slice(PREFIX.length + 1))
      if (!file) throw new Error(`lucide-react has no icon ${id.slice(PREFIX.length + 1)}`)
      const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode[] } }
      const drawIcon = join(import.meta.dirname, 'src/ui/draw-icon.tsx')
      return [
        `import { drawIcon } from ${JSON.stringify(drawIcon)}`,
        `export default /* @__PURE__ */ drawIcon(${JSON.stringify(__iconData.node.map(short))})`,
      ].join('\n')
    },
  }
}
