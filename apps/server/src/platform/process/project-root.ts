import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds apps/ and packages/: the same whether this runs from the sources or from dist/. */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)))

/** Where the build puts the storefront of shop.config.json. */
export const builtStorefront = join(projectRoot, 'apps/storefront/dist')

function findProjectRoot(directory: string): string {
  if (existsSync(join(directory, 'apps/server/migrations'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('apps/server/migrations lies in no folder above the program')
  return findProjectRoot(parent)
}
