import { readCatalogue, type CatalogueReading } from '../modules/catalogue/engine/read-catalogue.ts'
import type { Snapshot } from '../modules/catalogue/engine/snapshot.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads the catalogue as the worker does, but in this process: a worker loads and compiles for a second of the processor at
 * each reading, and most test files read several times (decision 253). One reading after the other, as the memory of
 * columns is the process's.
 */
export function readInProcess(reading: CatalogueReading, signal: AbortSignal): Promise<Snapshot> {
  const read = async () => {
    signal.throwIfAborted()
    const { packed } = await readCatalogue(reading)
    signal.throwIfAborted()
    return packed
  }
  const answer = last.then(read)
  last = answer.catch(() => undefined)
  // A closing catalogue does not wait for it, as a worker is ended.
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}
