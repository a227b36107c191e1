import { isIP } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/** How many proxies stand in front of the server, or which addresses and networks they have. */
export type TrustedProxies = number | string[]

/** Names of networks that stand for their addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const IPV4 = 4
const IPV4_BITS = 32
const IPV6_BITS = 128

/** An address, a network (10.0.0.0/8) or a name of one; a network of everybody is none. */
function isProxy(text: string): boolean {
  if (NETWORKS.includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === IPV4 ? IPV4_BITS : IPV6_BITS)
}

/** Reads a number of proxies, or a list of their addresses and networks; undefined: it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text)
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

/**
 * The same for Fastify, whose own number of proxies trusts none. Counted from the server: hop 0 is the peer of the
 * connection.
 */
export function trustProxyOf(trusted: TrustedProxies | undefined): FastifyServerOptions['trustProxy'] {
  if (trusted === undefined) return false
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}

/** Peers that are named in the log; beyond that somebody is playing. */
const WARNINGS_MAX = 10

const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/**
 * Warns, once for a peer, of one that forwards calls of others without being named: its word is not taken, so that all
 * shoppers behind it count as one caller and share the limits of one.
 */
export function warnOfUnnamedProxies(app: FastifyInstance, log: FastifyBaseLogger): void {
  const warned = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isForwarded(request)) return done()
    const peer = request.socket.remoteAddress ?? ''
    const isNews = warned.size < WARNINGS_MAX && !warned.has(peer)
    // One address is the peer's own: what it says of others was not believed, or it said nothing.
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
