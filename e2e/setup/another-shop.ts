import { rm } from 'node:fs/promises'
import { newDataFolder } from './filled-shop.ts'
import { freePort } from './free-port.ts'
import { openShop, type Shop } from './shop.ts'
import { buildOther, OTHER_ENV, OTHER_PAGES } from './tested-builds.ts'

export interface AnotherShop {
  shop: Shop
  /** The folder of its built storefront. */
  storefront: string
  close(): Promise<void>
}

/** Starts the shop of another retailer by the README's command, beside the existing one. */
export async function openAnotherShop(): Promise<AnotherShop> {
  await buildOther()
  const dataDir = await newDataFolder('another')
  const shop = await openShop(await freePort(), dataDir, { env: OTHER_ENV })
  return {
    shop,
    storefront: OTHER_PAGES,
    async close() {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
