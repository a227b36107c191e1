import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Verdict } from './verdict.ts'

const root = join(import.meta.dirname, '..')

/**
 * Runs the RUN commands of deploy/Dockerfile, in order, in an empty folder with the files of git; the image itself is
 * not built.
 */
export async function proveDockerfile(): Promise<Verdict> {
  const base = mkdtempSync(join(tmpdir(), 'cambusa-image-'))
  const app = join(base, 'app')
  mkdirSync(app)
  try {
    const tracked = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1_000_000_000 })
    execFileSync('tar', ['-x', '-C', app], { input: tracked })
    const commands = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('RUN '))
      // The image's own folder and user.
      .map((line) =>
        line.slice(4).replaceAll('/data', join(base, 'data')).replace('chown node:node', 'ls -d'),
      )
    for (const command of commands) {
      const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: app, encoding: 'utf8' })
      if (status !== 0) return { isGood: false, told: `${command}: ${stderr.trim().split('\n').at(-1)}` }
    }
    const isMade = ['apps/server/dist/main.js', 'apps/storefront/dist/index.html'].every((file) =>
      existsSync(join(app, file)),
    )
    return { isGood: isMade, told: `${commands.length} commands in order; the image is not built` }
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}
