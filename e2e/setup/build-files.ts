import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built file with the code of a screen. */
export const fileOfScreen = (screen: string): string => fileOfModule(`src/routes/${screen}.tsx`)

/** The built file with the code of a module that is loaded on need: only the manifest of the build knows its name. */
export function fileOfModule(module: string): string {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/storefront/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const file = manifest[module]?.file
  if (file === undefined) throw new Error(`the build has no file for ${module}`)
  return file
}
