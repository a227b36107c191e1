import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Folders of the tests that have a short and a full form, by project. */
const FOLDERS = { server: 'apps/server/src', e2e: 'e2e' }
/** How a test file reads the extent of the run. */
const ASKS = /\b(?:testing\/extent\.ts|someWidth|expectAccessible|journeys\/\w+\.ts)\b/

/** Test files by project of which `npm test` runs the short form alone (decision 182). @returns {Record<string, string[]>} */
export function fullForms() {
  return Object.fromEntries(
    Object.entries(FOLDERS).map(([project, folder]) => [
      project,
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .map((path) => join(folder, path))
        .filter((path) => ASKS.test(readFileSync(join(root, path), 'utf8'))),
    ]),
  )
}
