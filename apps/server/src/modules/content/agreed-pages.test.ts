import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../platform/process/project-root.ts'

/**
 * The texts of pages that customers agree to, as digests of their files, by page and version. Whoever changes such a text
 * keeps the earlier file under its version, gives the text a new one and adds a line here (docs/content.md).
 */
const AGREED: Readonly<Record<string, string>> = {
  'privacy 2026-11': '34622df485e6fb59',
  'terms 2026-11': '4c50756bc797fba5',
}

const FOLDERS = ['apps/server/content/pages', 'demo/content/pages'].map((path) => join(projectRoot, path))

/** The pages of a folder that have a version, each with the digest of its file. */
function versionedIn(folder: string): [page: string, digest: string][] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const version = /^---\n[\s\S]*?^version: *['"]?([\w.-]+)/m.exec(text)?.[1]
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const page = name.replace(/(@.*)?\.md$/, '')
    return version === undefined ? [] : [[`${page} ${version}`, digest]]
  })
}

test('the text of each page that one agrees to is the one of its version', () => {
  for (const [page, digest] of FOLDERS.flatMap(versionedIn)) expect(AGREED).toHaveProperty([page], digest)
})
