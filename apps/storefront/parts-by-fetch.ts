import { join } from 'node:path'
import type { BuildEnvironmentOptions, Plugin } from 'vite'

/** What the bundler puts around every `import()` of a browser's build. */
const HELPER = '\0vite/preload-helper.js'
const ours = join(import.meta.dirname, 'src/lib/browser/bring-part.ts')

/** Has parts come by `bringPart` instead of by the bundler's own helper (decision 158). */
export function partsByFetch(): Plugin {
  return {
    name: 'cambusa-parts-by-fetch',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === HELPER ? `export { bringPart as __vitePreload } from ${JSON.stringify(ours)}` : null
    },
  }
}

/** A part without dependencies is named as well: the bundler names its file only beside others. */
export const namedFiles: BuildEnvironmentOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
}
