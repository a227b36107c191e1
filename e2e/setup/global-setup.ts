import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'
import { openMailBox } from './mail-box.ts'
import { BUILT, openShop } from './shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A demo shop for each worker that runs tests in parallel, by the worker's number. */
    shops: { url: string; dataDir: string; mailBoxUrl: string }[]
  }
}

const build = join(import.meta.dirname, '../../scripts/build.mjs')

/** Starts a shop and its mail server for each worker, with data that are deleted afterwards. */
export default async function startShops(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [build], { stdio: ['ignore', 'ignore', 'inherit'] })
  const filled = await fillShop()
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openCopyOf(filled)))
  await rm(filled, { recursive: true })
  project.provide(
    'shops',
    shops.map(({ shop, box }) => ({ url: shop.url, dataDir: shop.dataDir, mailBoxUrl: box.url })),
  )
  return async () => {
    await Promise.all(shops.map(({ shop }) => shop.stop()))
    await Promise.all(shops.map(({ box }) => box.close()))
    // The browser of a worker that has just ended may still write there.
    const removing = { recursive: true, force: true, maxRetries: 10 }
    await Promise.all(shops.map(({ shop }) => rm(shop.dataDir, removing)))
  }
}

async function newFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cambusa-journeys-'))
  // Started by root, the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** The data folder of a demo shop that was filled and stopped. */
async function fillShop(): Promise<string> {
  const dataDir = await newFolder()
  const shop = await openShop(await freePort(), dataDir, { program: BUILT })
  await shop.stop()
  return dataDir
}

/** A shop with a copy of these data: a third of the time that filling it would take. */
async function openCopyOf(filled: string) {
  const dataDir = await newFolder()
  // Unlike Node's own copy it keeps the owner: the database refuses files of another one.
  execFileSync('cp', ['-a', `${filled}/.`, dataDir])
  const box = await openMailBox()
  const env = { CAMBUSA_SMTP_URL: box.smtpUrl }
  return { box, shop: await openShop(await freePort(), dataDir, { program: BUILT, env }) }
}
