import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built file with the code of a screen: only the manifest of the build knows its name. */
export function fileOfScreen(screen: string): string {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/storefront/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const file = manifest[`src/routes/${screen}.tsx`]?.file
  if (file === undefined) throw new Error(`the build has no file for ${screen}`)
  return file
}
