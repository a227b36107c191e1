import { rm } from 'node:fs/promises'
import { filledFolder } from './filled-shop.ts'
import { freePort } from './free-port.ts'
import { BUILT, openShop, type Shop } from './shop.ts'

/** A shop whose content comes from one source after the other. */
export interface ContentShop {
  url: string
  /** Starts it, or kills and starts it again on its data, with these variables. */
  start(env: Readonly<Record<string, string>>): Promise<void>
  close(): Promise<void>
}

/** Prepares a shop of the test's own; it is at its address once it is started. */
export async function prepareContentShop(): Promise<ContentShop> {
  const port = await freePort()
  const dataDir = await filledFolder('content')
  let shop: Shop | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async start(env) {
      await shop?.kill()
      shop = await openShop(port, dataDir, { program: BUILT, env })
    },
    async close() {
      await shop?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
