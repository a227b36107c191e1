import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/startup'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { StartupError } from './startup-error.ts'

const CLOSE_TIMEOUT_MS = 10_000
const SAME_SIGNAL_MS = 1_500

/** Listens; the usual port, when taken, gives way to a free one unless it was asked for. Returns the address. */
export async function listenOn(
  app: FastifyInstance,
  config: Config,
  say: (text: string) => void,
): Promise<string> {
  const { host, port, portGiven } = config
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (portGiven) throw new StartupError(startupTexts.portTaken({ port }))
    say(startupTexts.otherPort({ wanted: port }))
    await app.listen({ host, port: 0 })
  }
  const bound = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`
}

/** Leaves the address in the data folder, where a second start finds it. Returns what takes it away again. */
export function publishAddress(dataDir: string, url: string): () => void {
  const file = join(dataDir, 'server.json')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify({ url, pid: process.pid }))
  return () => rmSync(file, { force: true })
}

/**
 * On Ctrl+C, SIGTERM or a lost terminal calls `close` once, then ends. A signal that comes later ends at once; one that
 * comes together with the first is the same Ctrl+C, which the terminal and npm both pass on.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let closingSinceMs: number | undefined
  const end = (code: number) => () => {
    if (closingSinceMs !== undefined) {
      if (performance.now() - closingSinceMs > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    closingSinceMs = performance.now()
    void close().finally(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    end(1)()
  })
}

export type Closer = () => Promise<void> | void

/** Closes in the opposite order of opening; one that fails does not keep the others open. */
export async function closeAll(opened: Closer[]): Promise<void> {
  for (const close of opened.splice(0).toReversed()) {
    try {
      await close()
    } catch (error) {
      console.error(error)
    }
  }
}

/** Answers in progress may finish, but not for ever. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())
  await Promise.race([app.close(), timeout])
}
