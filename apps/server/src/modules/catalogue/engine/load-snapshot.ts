import { startWorker } from '../../../platform/offload/start-worker.ts'
import { readerLimits } from '../memory/saving/hint-collector.ts'
import type { CatalogueReading } from './read-catalogue.ts'
import type { Snapshot } from './snapshot.ts'

const source = new URL('./catalogue.worker.ts', import.meta.url)

/** A database that stops answering must not block reading for ever: 200,000 products take half a minute. */
const READING_MS = 600_000

/**
 * Reads the catalogue in a worker, whose memory is freed when it ends. Rejects with the worker's failure, and when
 * `signal` stops it.
 */
export function loadSnapshot(workerData: CatalogueReading, signal: AbortSignal): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(source, {
      workerData,
      resourceLimits: readerLimits(),
    })
    let snapshot: Snapshot | undefined
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    const timer = setTimeout(stop, READING_MS).unref()
    worker.on('message', (message: Snapshot) => (snapshot = message))
    // Not `once`: a second error of an ending worker needs a listener too.
    worker.on('error', reject)
    worker.on('messageerror', reject)
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop)
      clearTimeout(timer)
      if (snapshot === undefined) reject(new Error(`the catalogue's worker ended with ${code}`))
      else resolve(snapshot)
    })
  })
}
