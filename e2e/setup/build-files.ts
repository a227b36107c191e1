import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of the build that has a screen's code, as its address names it: only the manifest knows. */
export function fileOfScreen(screen: string): string {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/storefront/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const file = manifest[`src/routes/${screen}.tsx`]?.file
  if (file === undefined) throw new Error(`the build has no file for ${screen}`)
  return file
}
