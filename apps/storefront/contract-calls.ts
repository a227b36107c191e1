import { relative } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { BROWSER_FIELDS, type BrowserCall } from '../../packages/contract/src/endpoint.ts'

const isCall = (value: unknown): value is BrowserCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'operationId' in value

/**
 * Gives the browser of each contract file only what a request needs (BROWSER_FIELDS): the schemas and their library stay on
 * the server, the types stay in the type check. See docs/decisions/030.
 */
export function contractCalls(): Plugin {
  return {
    name: 'cambusa-contract-calls',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!
      if (!/\/packages\/contract\/src\/.+\.ts$/.test(file)) return null
      this.addWatchFile(file)
      const { module } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: 'error',
        root: import.meta.dirname,
      })
      const lines = Object.entries(module).flatMap(([name, value]) => {
        const code = browserCode(value)
        return code === undefined ? [] : [`export const ${name} = ${code}`]
      })
      return {
        code: lines.join('\n') || `/* ${relative(import.meta.dirname, file)}: types only */`,
        moduleType: 'js',
      }
    },
  }
}

/** What the browser gets of one export; undefined for schemas, which stay on the server. */
function browserCode(value: unknown): string | undefined {
  if (isCall(value)) return JSON.stringify(value, [...BROWSER_FIELDS])
  if (typeof value === 'function') {
    const code = value.toString()
    // The runner writes imports as __vite_ssr_import_N__: such a function cannot stand alone, and the
    // bundler says that it is missing where a screen wants it.
    return code.includes('__vite_ssr_') ? undefined : code
  }
  return isPlain(value) ? JSON.stringify(value) : undefined
}

/** Words and numbers that a contract file exports beside its calls (keys, limits). */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
