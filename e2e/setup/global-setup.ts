import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'
import { openShop } from './shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Its data folder, for what happens behind a shopper's back. */
    shopDataDir: string
    /** Address of the demo shop that all journeys share. */
    shopUrl: string
  }
}

/** One demo shop for all journeys, on data of its own that is thrown away afterwards. */
export default async function startShop(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cambusa-journeys-'))
  // Started by root, the database runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const shop = await openShop(await freePort(), dataDir)
  project.provide('shopUrl', shop.url)
  project.provide('shopDataDir', dataDir)
  return async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
