import { relative } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

interface DeclaredCall {
  method: string
  url: string
  operationId: string
  sendAs?: string
}

const isCall = (value: unknown): value is DeclaredCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'operationId' in value

/**
 * Gives the browser of each contract file only what a request needs (method, url, encoding): the schemas
 * and their library stay on the server, the types stay in the type check. See docs/decisions/030.
 */
export function contractCalls(): Plugin {
  return {
    name: 'cambusa-contract-calls',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!
      if (!/\/packages\/contract\/src\/[^/]+\.ts$/.test(file)) return null
      this.addWatchFile(file)
      const { module } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: 'error',
        root: import.meta.dirname,
      })
      const lines = Object.entries(module).flatMap(([name, value]) => {
        if (isCall(value)) {
          const { method, url, sendAs } = value
          return [`export const ${name} = ${JSON.stringify({ method, url, sendAs })}`]
        }
        return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
      })
      return {
        code: lines.join('\n') || `/* ${relative(import.meta.dirname, file)}: types only */`,
        moduleType: 'js',
      }
    },
  }
}

/** Words and numbers that a contract file exports beside its calls (keys, limits). */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
