import { parentPort, workerData } from 'node:worker_threads'
import { setMemorySaving } from '../memory/saving/switch.ts'
import { readCatalogue, type CatalogueReading } from './read-catalogue.ts'

/** Reads the catalogue in a worker thread and transfers its buffers. */
async function run(reading: CatalogueReading) {
  setMemorySaving(reading.memorySaving)
  const { packed, blocks } = await readCatalogue(reading)
  parentPort?.postMessage(packed, blocks)
}

await run(workerData)
