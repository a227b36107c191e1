import { isIP } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/** How many proxies are in front of the server, or their addresses and networks. */
export type TrustedProxies = number | string[]

/** Names that stand for networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const IPV4 = 4
const IPV4_BITS = 32
const IPV6_BITS = 128

/** An address, a network (10.0.0.0/8) or a network's name; a network of all addresses is refused. */
function isProxy(text: string): boolean {
  if (NETWORKS.includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === IPV4 ? IPV4_BITS : IPV6_BITS)
}

/** Reads a number of proxies, or a list of their addresses and networks; undefined: invalid. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text)
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

/**
 * The same for Fastify, whose number of proxies would trust none. Counted from the server: hop 0 is the peer of the
 * connection.
 */
export function trustProxyOf(trusted: TrustedProxies | undefined): FastifyServerOptions['trustProxy'] {
  if (trusted === undefined) return false
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}

/** Number of peers named in the log; more are probably an attack. */
const WARNINGS_MAX = 10

const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/**
 * Warns, once per peer, about one that forwards requests of others without being configured as a proxy: its headers are
 * ignored, so that all shoppers behind it count as one caller and share its limits.
 */
export function warnOfUnnamedProxies(app: FastifyInstance, log: FastifyBaseLogger): void {
  const warned = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isForwarded(request)) return done()
    const peer = request.socket.remoteAddress ?? ''
    const isNews = warned.size < WARNINGS_MAX && !warned.has(peer)
    // One address is the peer's own: its forwarding header was ignored, or missing.
    if (isNews && (request.ips?.length ?? 1) === 1) {
      warned.add(peer)
      log.warn(
        { peer },
        'this peer forwards calls but is not named in CAMBUSA_TRUSTED_PROXIES: its X-Forwarded-For is ignored, and all shoppers behind it share the limits of one caller',
      )
    }
    done()
  })
}
