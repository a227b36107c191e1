import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServerProcess } from '../../proofs/server-process.ts'

const root = join(import.meta.dirname, '../..')
const preload = pathToFileURL(join(root, 'apps/server/src/testing/refuse-busy-connections.mjs')).href

/** Started by the README's command, which prepares the copy; only one shop at a time. */
const README = 'scripts/start.mjs'
/** Starts the built server, so that several shops can start at once. */
export const BUILT = 'apps/server/dist/main.js'

/** The real shop as a separate process with its own data. */
export interface Shop {
  url: string
  port: number
  dataDir: string
  /** Its output on the terminal so far. */
  said(): string
  /** kill -9, like a power cut. */
  kill(): Promise<void>
  /** Stops it like Ctrl+C. */
  stop(): Promise<void>
}

interface ShopStart {
  /** The README's command by default. */
  program?: string
  /** Added to the current environment. */
  env?: Readonly<Record<string, string>>
}

/** Starts the shop on a port and waits until it serves. Throws with its output when it does not start. */
export async function openShop(port: number, dataDir: string, start: ShopStart = {}): Promise<Shop> {
  // Parallel tests use the whole processor, so server rendering must not wait until it is idle.
  const { program = README, env } = { ...start, env: { CAMBUSA_DRAWS_ASIDE: '0', ...start.env } }
  const script = join(root, program)
  let output = ''
  const listener = (text: string) => void (output += text)
  const server = await startServerProcess({ script, preload, port, dataDir, env, listener }).catch(
    (cause: unknown) => {
      throw new Error(`the shop did not open:\n${output}`, { cause })
    },
  )
  return {
    url: server.url,
    port,
    dataDir,
    said: () => output,
    kill: () => server.end('SIGKILL'),
    stop: () => server.end('SIGINT'),
  }
}
