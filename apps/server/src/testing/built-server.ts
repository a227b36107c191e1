import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const build = join(import.meta.dirname, '../../../../scripts/build.mjs')

/** Vitest global set-up: tests that start the programs start what the operator starts, built from the source of now. */
export function setup(): void {
  execFileSync(process.execPath, [build, 'server'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
