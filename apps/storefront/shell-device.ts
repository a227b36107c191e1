import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Whether the mobile app's files are built (scripts/setup/built.mjs) instead of a browser's. */
export const IS_SHELL = process.env.CAMBUSA_SHELL === '1'

const bridge = join(import.meta.dirname, '../mobile/bridge')

/** What the app's page runs before any file is loaded. */
export const SHELL_EARLY_ENTRY = join(bridge, 'early-entry.ts')

const DEVICE = join(import.meta.dirname, 'src/lib/device')

/** How the rest of the shop names a file of the folder. */
const IN_DEVICE = /\/device\/[\w-]+\.ts$/

/** Takes the files of apps/mobile/bridge in place of those of src/lib/device, which are a browser's (decision 251). */
export function shellDevice(): Plugin {
  return {
    name: 'cambusa-shell-device',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!IN_DEVICE.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id.startsWith(`${DEVICE}/`) ? join(bridge, basename(found.id)) : null
    },
  }
}
