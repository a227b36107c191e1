import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServerProcess } from '../../proofs/server-process.ts'

const root = join(import.meta.dirname, '../..')
const preload = pathToFileURL(join(root, 'apps/server/src/testing/refuse-busy-connections.mjs')).href

/** Started by the README's command, which prepares the copy, one shop after the other. */
const README = 'scripts/start.mjs'
/** Started as what has been built already, so that several open at once. */
export const BUILT = 'apps/server/dist/main.js'

/** The real shop as a process of its own on data of its own. */
export interface Shop {
  url: string
  port: number
  dataDir: string
  /** What it has written on the terminal so far. */
  said(): string
  /** kill -9: what a power cut does. */
  kill(): Promise<void>
  /** Ends it as Ctrl+C does. */
  stop(): Promise<void>
}

interface ShopStart {
  /** Started by the README's command where nothing is said. */
  program?: string
  /** Beside the environment that there is. */
  env?: Readonly<Record<string, string>>
}

/** Starts the shop on a port and waits until it serves. Throws with its output when it does not come up. */
export async function openShop(port: number, dataDir: string, start: ShopStart = {}): Promise<Shop> {
  // Journeys side by side take the whole processor, and are about server-rendered pages too.
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
