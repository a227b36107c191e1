import { basename } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')

/**
 * Starts a worker from its TypeScript source (`new URL('./name.worker.ts', import.meta.url)`). Bundled, all workers lie
 * beside this code; from the sources Node's loaders do not follow into workers, so the worker first registers the one
 * for TypeScript.
 */
export function startWorker(source: URL, options: WorkerOptions): Worker {
  if (!isSource)
    return new Worker(new URL(`./${basename(source.pathname, '.ts')}.js`, import.meta.url), options)
  const loader = import.meta.resolve('tsx/esm/api')
  const start = `import('${loader}').then(({ register }) => { register(); return import('${source.href}') })`
  return new Worker(start, { ...options, eval: true })
}
