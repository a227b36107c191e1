import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { callNative } from './capacitor.ts'
import { keepFile } from './kept-files.ts'

export const canSend: Bridge['canSend'] = () => true

export const canSendFiles: Bridge['canSendFiles'] = () => true

export const send: Bridge['send'] = async ({ title, text, url, files = [] }) => {
  try {
    const addresses: string[] = []
    for (const file of files) addresses.push(await keepFile(file, file.name))
    await callNative('Share', 'share', {
      title,
      text,
      url,
      ...(addresses.length > 0 && { files: addresses }),
    })
    return 'sent'
  } catch (error) {
    return /cancel/i.test((error as Error).message) ? 'closed' : 'failed'
  }
}
