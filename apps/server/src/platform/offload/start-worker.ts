import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')
/** In a build, next to this code. Tests run from the sources and name the folder of the build, which starts faster. */
const builtFolder = isSource ? process.env.CAMBUSA_BUILT_WORKERS : import.meta.dirname

/**
 * Starts a worker from its TypeScript source (`new URL('./name.worker.ts', import.meta.url)`), or from the build if
 * there is one. Workers do not inherit Node's loaders, so from the sources the worker first registers the one for
 * TypeScript.
 */
export function startWorker(source: URL, options: WorkerOptions): Worker {
  const built = builtFolder && join(builtFolder, `${basename(source.pathname, '.ts')}.js`)
  if (built && existsSync(built)) return new Worker(built, options)
  const loader = import.meta.resolve('tsx/esm/api')
  const start = `import('${loader}').then(({ register }) => { register(); return import('${source.href}') })`
  return new Worker(start, { ...options, eval: true })
}
