import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { listenAddress } from './listen-address.ts'
import { listenProblem, type HeldPort } from './port.ts'

const CLOSE_TIMEOUT_MS = 10_000

/** Listens on the port that was reserved until now. Returns the address. */
export async function listenOn(
  app: FastifyInstance,
  { host }: Pick<Config, 'host'>,
  held: HeldPort,
): Promise<string> {
  await held.release()
  try {
    await app.listen({ host, port: held.port })
  } catch (error) {
    throw listenProblem(error, { host, port: held.port }) ?? error
  }
  const bound = app.server.address() as AddressInfo
  return listenAddress(host, bound.port)
}

/**
 * Writes the address to the data folder, where a second start finds it, atomically. On a full disk it is not written,
 * and the shop starts anyway. Returns a function that removes it.
 */
export function publishAddress(
  dataDir: string,
  url: string,
  onFailure: (error: unknown) => void,
): () => void {
  const file = join(dataDir, 'server.json')
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify({ url, pid: process.pid }))
    renameSync(unfinished, file)
  } catch (error) {
    onFailure(error)
    remove(unfinished)
  }
  return () => remove(file)
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // A disk that has become read-only: the pid in the file shows that the server has ended.
  }
}

/** Running requests may finish, but within a limit. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, CLOSE_TIMEOUT_MS)))
  await Promise.race([app.close(), timeout])
  clearTimeout(timer)
  app.server.closeAllConnections()
}
