import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServerProcess } from '../../proofs/server-process.ts'

const root = join(import.meta.dirname, '../..')
const script = join(root, 'scripts/start.mjs')
const preload = pathToFileURL(join(root, 'apps/server/src/testing/refuse-busy-connections.mjs')).href

/** The real shop as a process of its own, started by the README's command on data of its own. */
export interface Shop {
  url: string
  port: number
  dataDir: string
  /** kill -9: what a power cut does. */
  kill(): Promise<void>
  /** Ends it as Ctrl+C does. */
  stop(): Promise<void>
}

/** Starts the shop on a port and waits until it serves. Throws with its output when it does not come up. */
export async function openShop(port: number, dataDir: string): Promise<Shop> {
  let output = ''
  const listener = (text: string) => void (output += text)
  const server = await startServerProcess({ script, preload, port, dataDir, listener }).catch(
    (cause: unknown) => {
      throw new Error(`the shop did not open:\n${output}`, { cause })
    },
  )
  return {
    url: server.url,
    port,
    dataDir,
    kill: () => server.end('SIGKILL'),
    stop: () => server.end('SIGINT'),
  }
}
