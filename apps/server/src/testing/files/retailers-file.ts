import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from '../at-the-end.ts'
import { writeRetailersFileInto } from './retailers-text.ts'

/** The file of a retailer who is not the demo shop: production opens with no other. Its folder goes with the test file. */
export function writeRetailersFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-retailer-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return writeRetailersFileInto(folder)
}
