import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Not served: server rendering reads it to name the chunks of a screen in the page's head. */
const FILE = '.vite/screens.json'
const SCREEN = /^src\/.*\.tsx$/

/** Leaves beside the manifest which file of the build has the code of each screen: some share theirs with others. */
export function screenChunks(): Plugin {
  return {
    name: 'cambusa-screen-chunks',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const path = relative(import.meta.dirname, id)
          if (SCREEN.test(path)) files[path] = chunk.fileName
        }
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(files) })
    },
  }
}
