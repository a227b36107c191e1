import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

let version: string | undefined

/** Version of this program from package.json, read once: the storefront is built with the same one. */
export function programVersion(): string {
  if (version === undefined) {
    const text = readFileSync(join(projectRoot, 'package.json'), 'utf8')
    version = (JSON.parse(text) as { version: string }).version
  }
  return version
}
