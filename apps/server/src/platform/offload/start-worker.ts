import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')
/** Beside this code once it is built. Tests run from the sources and name the folder of the build, which starts quicker. */
const builtFolder = isSource ? process.env.CAMBUSA_BUILT_WORKERS : import.meta.dirname

/**
 * Starts a worker from its TypeScript source (`new URL('./name.worker.ts', import.meta.url)`), built where it is. From the
 * sources Node's loaders do not follow into workers, so the worker first registers the one for TypeScript.
 */
export function startWorker(source: URL, options: WorkerOptions): Worker {
  const built = builtFolder && join(builtFolder, `${basename(source.pathname, '.ts')}.js`)
  if (built && existsSync(built)) return new Worker(built, options)
  const loader = import.meta.resolve('tsx/esm/api')
  const start = `import('${loader}').then(({ register }) => { register(); return import('${source.href}') })`
  return new Worker(start, { ...options, eval: true })
}
