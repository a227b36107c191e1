import { createServer, type AddressInfo, type Server } from 'node:net'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { Config } from '../../config.ts'
import { StartupError } from './startup-error.ts'

type Place = Pick<Config, 'host' | 'port' | 'portGiven'>

/** A port that is reserved until `release`, which resolves when it is free to listen on. */
export interface HeldPort {
  port: number
  release(): Promise<void>
}

/** Why the port cannot be used, in one sentence; undefined: another kind of error. */
export function listenProblem(error: unknown, { host, port }: Pick<Place, 'host' | 'port'>) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new StartupError(startupTexts.portTaken({ port }))
  if (code === 'EACCES') return new StartupError(startupTexts.portForbidden({ port }))
  const isNoAddress = code === 'EADDRNOTAVAIL' || code === 'EINVAL' || code === 'EAFNOSUPPORT'
  if (isNoAddress || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartupError(startupTexts.hostNotOurs({ host, reason: code }))
  return undefined
}

/**
 * Reserves the port before anything else is opened, so that a conflict is reported at once and no other program takes
 * it meanwhile. If the default port is taken, a free one is used, unless the port was set explicitly. Connections are
 * closed at once until the shop listens.
 */
export async function holdPort(place: Place, say: (text: string) => void): Promise<HeldPort> {
  const { host, port, portGiven } = place
  let server: Server
  try {
    server = await listening(host, port)
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    if (!isTaken || portGiven) throw listenProblem(error, place) ?? error
    say(startupTexts.otherPort({ wanted: port }))
    server = await listening(host, 0)
  }
  const held = (server.address() as AddressInfo).port
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: held, release }
}

function listening(host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.on('error', () => undefined)
      resolve(server)
    })
  })
}
