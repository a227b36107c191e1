import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import type { OutgoingPush } from '../../modules/push/channel/push-channel.ts'
import { openFcm } from './fcm.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-fcm-'))
const accountFile = join(folder, 'account.json')
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const push: OutgoingPush = {
  id: 9,
  kind: 'slotNear',
  title: 'Tra poco arriva la spesa',
  body: 'Ordine 9',
  target: '/profile/orders/9',
  lifeSeconds: 600,
}

interface Got {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}
const got: Got[] = []
const answers: { status: number; body?: object; retryAfter?: string }[] = []
let send: ReturnType<typeof openFcm>
/** The claims with which the shop asked for an access token. */
const asked: Record<string, unknown>[] = []

/** Whether the shop's request for a token is signed with the key of its service account. */
function readAssertion(form: string): Record<string, unknown> {
  const [head = '', claims = '', signature = ''] = (new URLSearchParams(form).get('assertion') ?? '').split(
    '.',
  )
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed by the account')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

beforeAll(async () => {
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const path = request.url ?? ''
      const answer = (status: number, body: object, more: object = {}) =>
        reply.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body))
      if (path === '/token') {
        asked.push(readAssertion(text))
        answer(200, { access_token: 'an access token', expires_in: 3_600, token_type: 'Bearer' })
        return
      }
      got.push({ path, headers: request.headers, body: JSON.parse(text) })
      const { status, body = {}, retryAfter } = answers.shift() ?? { status: 200 }
      answer(status, body, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const account = {
    project_id: 'negozio-1',
    client_email: 'shop@negozio-1.iam.gserviceaccount.com',
    private_key: key,
  }
  writeFileSync(accountFile, JSON.stringify(account))
  const standIn: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return fetch(`http://127.0.0.1:${port}${pathname}`, init)
  }
  send = openFcm({ accountFile, fetch: standIn })
})

it('a push to a phone is sent with the account’s signature, and says where a tap leads', async () => {
  expect(await send('token:ada', push)).toEqual({ is: 'sent' })
  expect(await send('token:ada', push)).toEqual({ is: 'sent' })
  expect(asked).toMatchObject([
    {
      iss: 'shop@negozio-1.iam.gserviceaccount.com',
      aud: 'https://oauth2.googleapis.com/token',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    },
  ])
  expect(got[0]).toMatchObject({
    path: '/v1/projects/negozio-1/messages:send',
    headers: { authorization: 'Bearer an access token' },
    body: {
      message: {
        token: 'token:ada',
        notification: { title: push.title, body: push.body },
        data: { id: '9', kind: 'slotNear', target: '/profile/orders/9' },
        android: { ttl: '600s' },
      },
    },
  })
})

it('a phone without the app is forgotten, a busy service asked again later, a mistake given up', async () => {
  const details = [
    { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' },
  ]
  answers.push(
    { status: 404, body: { error: { code: 404, status: 'NOT_FOUND', details } } },
    { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } },
    { status: 429, retryAfter: '60' },
    { status: 503 },
    { status: 400 },
  )
  expect(await send('token:gone', push)).toEqual({ is: 'gone' })
  expect(await send('token:ada', push)).toMatchObject({ is: 'refused' })
  expect(await send('token:ada', push)).toMatchObject({ is: 'later', afterSeconds: 60 })
  expect(await send('token:ada', push)).toMatchObject({ is: 'later' })
  expect(await send('token:ada', push)).toMatchObject({ is: 'refused' })
})

it('a file that is no service account is named when the shop opens', () => {
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, '{}')
  expect(() => openFcm({ accountFile: wrong })).toThrow(/non è il file di un account di servizio/)
})
