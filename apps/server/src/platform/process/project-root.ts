import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that contains apps/ and packages/: the same from the sources and from dist/. */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)))

/** The build output of the storefront for shop.config.json. */
export const builtStorefront = join(projectRoot, 'apps/storefront/dist')

function findProjectRoot(directory: string): string {
  if (existsSync(join(directory, 'apps/server/migrations'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('apps/server/migrations lies in no folder above the program')
  return findProjectRoot(parent)
}
