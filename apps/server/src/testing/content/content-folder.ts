import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openEmbedded, type EmbeddedSource } from '../../modules/content/folder/embedded-source.ts'
import type { TaskLine } from '../../platform/offload/task-line.ts'
import { atTheEnd } from '../at-the-end.ts'

/** A content folder of a test's own. */
export interface TestFolder {
  folder: string
  write: (path: string, text: string | Buffer) => void
  remove: (path: string) => void
}

/** Makes a folder with some files; removed with the test file. */
export function contentFolder(files: Readonly<Record<string, string | Buffer>> = {}): TestFolder {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-content-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  const write: TestFolder['write'] = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { folder, write, remove: (path) => rmSync(join(folder, path), { recursive: true }) }
}

/** The content service on a folder, with what it logged. */
export function sourceOn(
  folder: string,
  pictureHosts: readonly string[] = [],
  line?: TaskLine,
): { source: EmbeddedSource; logged: unknown[] } {
  const logged: unknown[] = []
  const log = { warn: (facts: unknown) => void logged.push(facts), info: () => undefined }
  const source = openEmbedded({ place: { folder, slidesFile: undefined }, pictureHosts, log, line })
  atTheEnd(() => source.close())
  return { source, logged }
}

/** A text with its front matter. */
export const textFile = (fields: Readonly<Record<string, string | number>>, body = ''): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`

/** A table of 20 kB that keeps a Markdown parser busy for minutes. */
export const ENDLESS_TEXT = `${'|a'.repeat(400)}\n${'|-'.repeat(400)}\n${'|\n'.repeat(9_000)}`
