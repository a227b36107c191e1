import { join } from 'node:path'
import type { BuildEnvironmentOptions, Plugin } from 'vite'

/** What the bundler puts around every `import()` of a browser's build. */
const HELPER = '\0vite/preload-helper.js'
const ours = join(import.meta.dirname, 'src/lib/browser/import-chunk.ts')

/** Loads chunks by `importChunk` instead of the bundler's own helper (decision 158). */
export function chunksByFetch(): Plugin {
  return {
    name: 'cambusa-chunks-by-fetch',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === HELPER ? `export { importChunk as __vitePreload } from ${JSON.stringify(ours)}` : null
    },
  }
}

/** Names the file of a chunk without dependencies as well; the bundler lists a chunk's own file only beside others. */
export const namedFiles: BuildEnvironmentOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
}
