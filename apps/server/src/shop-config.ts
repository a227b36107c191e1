import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { readShopConfigText } from '@cambusa/contract/shop/shop-config-text'
import { shopConfigSentence, shopConfigTexts } from '@cambusa/messages/it/shop-config'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from './platform/process/startup-error.ts'

/** Reads the retailer's file. Throws StartupError with one sentence that names the field. */
export function readShopConfig(file: string): ShopConfig {
  const read = readShopConfigText(readText(file))
  if ('shop' in read) return read.shop
  throw new StartupError(shopConfigSentence(read.problem, file))
}

/** Whether the storefront in a folder was built from the file of another shop. */
export function isBuiltForAnother(shop: ShopConfig, storefrontDir: string): boolean {
  const file = join(storefrontDir, '.vite/shop.json')
  return existsSync(file) && readText(file) !== JSON.stringify(shop)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StartupError(shopConfigTexts.missingFile({ file }))
    const reasons: Record<string, string> = startupTexts.fileReasons
    throw new StartupError(startupTexts.fileRefused({ path: file, reason: reasons[code] ?? code }))
  }
}
