import { readFileSync } from 'node:fs'
import { shopConfig, type ShopConfig } from '@cambusa/contract/shop-config'
import { startupTexts } from '@cambusa/messages/it/startup'
import { Value } from 'typebox/value'
import { StartupError } from './platform/startup-error.ts'

/** The retailer's file. Throws StartupError with one sentence that names the field. */
export function readShopConfig(file: string): ShopConfig {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StartupError(startupTexts.shopConfigMissing({ file }))
    const reasons: Record<string, string> = startupTexts.fileReasons
    throw new StartupError(startupTexts.fileRefused({ path: file, reason: reasons[code] ?? code }))
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new StartupError(
      startupTexts.shopConfigBroken({ file, reason: (error as Error).message.replace(/\s+/g, ' ') }),
    )
  }
  if (Value.Check(shopConfig, value)) return value
  const first = Value.Errors(shopConfig, value)[0]
  const field = first?.instancePath.slice(1).replaceAll('/', '.') || startupTexts.wholeFile
  throw new StartupError(startupTexts.shopConfigWrong({ file, field, reason: first?.message ?? '' }))
}
