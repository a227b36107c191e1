import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START_TIMEOUT_MS = 180_000
const POLL_MS = 200

export interface ShopServer {
  /** Address without a path. */
  url: string
  stop(): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The server to measure: the one at `--url`, else the built one, started as shoppers get it on a demo shop and a
 * PostgreSQL of its own in a new folder, in a process of its own. Stop it when done.
 */
export async function openShopServer(args: readonly string[]): Promise<ShopServer> {
  const given = args.indexOf('--url')
  if (given >= 0) return { url: args[given + 1] ?? '', stop: async () => undefined }
  const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-bench-'))
  // Started by root, the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755)
  const program = join(import.meta.dirname, '../apps/server/dist/main.js')
  const server = spawn(process.execPath, [program, '--port', '0', '--data', dataDir], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  const address = join(dataDir, 'server.json')
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await pause(POLL_MS)) {
    if (server.exitCode !== null) break
    if (existsSync(address)) return { url: addressIn(address), stop }
  }
  await stop()
  throw new Error(`the server did not start: node ${program} --data DIR shows why`)
}

function addressIn(file: string): string {
  const { url } = JSON.parse(readFileSync(file, 'utf8')) as { url: string }
  return url
}
