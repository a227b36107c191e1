import { WORKER_FILE, WORKER_SWITCH, type WorkerSwitch } from '@cambusa/contract/shop/worker'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import { ENDING_WORKER } from './ending-worker.ts'

type Needs = Pick<Platform, 'config'>

/** A file of this name in the data folder switches the service worker off (docs/operations.md). */
const OFF = 'worker-off'

/**
 * The service worker of the storefront, and whether it is switched off: then its address has a program that ends it,
 * which every browser asks for by itself, past a worker that is broken.
 */
export const workerModule: Module<Needs> = (app, { config }) => {
  const file = WORKER_FILE.slice(1)
  const isBuilt = existsSync(join(config.storefrontDir, file))
  const isOff = () => existsSync(join(config.dataDir, OFF))
  app.get(WORKER_SWITCH, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ isOff: isOff() } satisfies WorkerSwitch),
  )
  app.get(WORKER_FILE, (_, reply) => {
    if (isOff()) return reply.header('cache-control', 'no-store').type('text/javascript').send(ENDING_WORKER)
    return isBuilt ? reply.sendFile(file) : reply.callNotFound()
  })
}
