import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyOf, newDataFolder } from './filled-shop.ts'
import { freePort } from './free-port.ts'
import { openMailBox } from './mail-box.ts'
import { BUILT, openShop } from './shop.ts'
import { buildApp, buildOther } from './tested-builds.ts'

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
  const [filled] = await Promise.all([fillShop(), buildOthers()])
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openCopyOf(filled)))
  project.provide('filledShop', filled)
  project.provide(
    'shops',
    shops.map(({ shop, box }) => ({ url: shop.url, dataDir: shop.dataDir, mailBoxUrl: box.url })),
  )
  return async () => {
    await Promise.all(shops.map(({ shop }) => shop.stop()))
    await Promise.all(shops.map(({ box }) => box.close()))
    // The browser of a worker that has just ended may still write there.
    const removing = { recursive: true, force: true, maxRetries: 10 }
    await Promise.all(
      [filled, ...shops.map(({ shop }) => shop.dataDir)].map((folder) => rm(folder, removing)),
    )
  }
}

/**
 * Builds what some journeys have of their own while the shop is filled: beside journeys it would take several times as
 * long. A run of a few files leaves it to the files that need it.
 */
async function buildOthers(): Promise<void> {
  if (process.env['ALL_FILES'] !== '1') return
  await buildApp()
  await buildOther()
}

/** The data folder of a demo shop that was filled and stopped. */
async function fillShop(): Promise<string> {
  const dataDir = await newDataFolder('journeys')
  const shop = await openShop(await freePort(), dataDir, { program: BUILT })
  await shop.stop()
  return dataDir
}

/** A shop with a copy of these data: a third of the time that filling it would take. */
async function openCopyOf(filled: string) {
  const dataDir = await copyOf(filled, 'journeys')
  const box = await openMailBox()
  const env = { CAMBUSA_SMTP_URL: box.smtpUrl }
  return { box, shop: await openShop(await freePort(), dataDir, { program: BUILT, env }) }
}
