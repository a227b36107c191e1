import { createPublicKey, verify } from 'node:crypto'
import { Agent, createServer } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeKeyPair } from '../../integrations/saml/key-pair.ts'
import { atTheEnd } from '../at-the-end.ts'

/** A message that the push service has got. */
export interface GotPush {
  path: string
  headers: IncomingHttpHeaders
  message: Buffer
}

/** How the push service answers: with a status, never, or with the beginning of an answer. */
export type PushAnswer = { status: number; retryAfter?: string } | 'never' | 'half'

export interface PushService {
  host: string
  got: GotPush[]
  /** Answers the next messages, one after another, then 201 again. */
  next: (...answers: PushAnswer[]) => void
  /** Connects to it instead of to the internet, and trusts its certificate alone. */
  agent: Agent
}

/** What a message is signed with (RFC 8292): the claims, where the signature is of the key that it names. */
export function signedClaims({ headers }: GotPush): { aud: string; sub: string; exp: number; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by its key')
  return {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReturnType<typeof signedClaims>),
    key,
  }
}

/** A push service on this computer, with a certificate of its own for a host that the shop knows. */
export async function openPushService(host = 'fcm.googleapis.com'): Promise<PushService> {
  const { privateKey, certificate } = makeKeyPair(host)
  const got: GotPush[] = []
  const answers: PushAnswer[] = []
  const server = createServer({ key: privateKey, cert: certificate }, (request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, message: Buffer.concat(parts) })
      const answer = answers.shift() ?? { status: 201 }
      if (answer === 'never') return
      if (answer === 'half') return reply.writeHead(201).write('…')
      const { status, retryAfter } = answer
      reply.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({
    keepAlive: true,
    ca: certificate,
    lookup: (_host, { all }, callback) => {
      const address = { address: '127.0.0.1', family: 4 }
      if (all === true) callback(null, [address])
      else callback(null, address.address, address.family)
    },
  })
  // Addresses of push services name no port.
  Object.assign(agent, { defaultPort: (server.address() as AddressInfo).port })
  atTheEnd(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return { host, got, next: (...given) => void answers.push(...given), agent }
}
