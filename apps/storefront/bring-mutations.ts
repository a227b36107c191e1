import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const QUERY = /\/@tanstack\/(?:query-core|react-query)\/build\/modern\/(\w+)\.js$/
const BRING = '\0bring-mutations'
/** The library's own store of them, wherever it is asked for first. */
const full = join(dirname(fileURLToPath(import.meta.resolve('@tanstack/query-core'))), 'mutationCache.js')
const late = join(import.meta.dirname, 'src/lib/api/late-mutations.ts')

/** Who makes or watches mutations: they bring the library's store of them. */
const USERS = ['mutationObserver', 'useMutationState']

/** Leaves the query library's mutations out of the first file (lib/api/late-mutations.ts): they come with who uses them. */
export function lateMutations(): Plugin {
  return {
    name: 'cambusa-late-mutations',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === BRING) return { id: BRING, moduleSideEffects: true }
      if (source !== './mutationCache.js' || importer === undefined) return null
      return QUERY.exec(importer)?.[1] === 'queryClient' ? late : null
    },
    load(id) {
      if (id !== BRING) return null
      return `import { MutationCache } from ${JSON.stringify(full)}\nimport { bringMutations } from ${JSON.stringify(late)}\nbringMutations(MutationCache)`
    },
    transform(code, id) {
      if (!USERS.includes(QUERY.exec(id)?.[1] ?? '')) return null
      return { code: `import ${JSON.stringify(BRING)}\n${code}`, map: null, moduleSideEffects: true }
    },
  }
}
