import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../testing/greedy-command.ts')
const run = (kind: string) =>
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), program, kind], { encoding: 'utf8' })

test.each([
  ['is busy without end', 'time', /^Fermato dopo 3 secondi: .*CAMBUSA_IMPORT_SECONDS/],
  ['holds more and more', 'memory', /^Fermato oltre 300 MB di memoria: .*CAMBUSA_IMPORT_MEGABYTES/],
  ['waits without end', 'wait', /^Fermato dopo 3 secondi: /],
])('a command that %s is ended with a sentence and exit code 1', (_, kind, sentence) => {
  const { status, signal, stderr } = run(kind)
  expect(stderr).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(signal ?? status).not.toBe(0)
})
