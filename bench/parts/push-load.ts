import { createECDH, createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { makeKeyPair } from '../../apps/server/src/integrations/saml/key-pair.ts'

const HOST = 'fcm.googleapis.com'
const DAY_MS = 86_400_000

/** A push service on this computer that takes everything after a while, and counts it. */
export async function openCountingService(answersAfterMs: number) {
  const { privateKey, certificate } = makeKeyPair(HOST)
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-push-service-'))
  const certificateFile = join(folder, 'certificate.pem')
  writeFileSync(certificateFile, certificate)
  let count = 0
  const server = createServer({ key: privateKey, cert: certificate }, (request, reply) => {
    request.resume().on('end', () => {
      count += 1
      setTimeout(() => reply.writeHead(201).end(), answersAfterMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** What the server is started with, so that it finds and trusts the service. */
    env: {
      BENCH_PUSH_PORT: String((server.address() as AddressInfo).port),
      NODE_EXTRA_CA_CERTS: certificateFile,
      WEB_PUSH_SUBJECT: 'mailto:bench@example.com',
    },
    count: () => count,
    close: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Registers so many browsers of customers, each with its own keys. */
export async function makeDevices(pool: Pool, devices: number): Promise<void> {
  const rows = Array.from({ length: devices }, () => {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const endpoint = `https://${HOST}/fcm/send/${randomBytes(24).toString('base64url')}`
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
    const hash = createHash('sha256').update(endpoint).digest('hex')
    return { external_id: JSON.stringify({ endpoint, keys }), hash, uuid: hash }
  })
  await pool.query(
    `insert into push_devices (user_id, platform, uuid, external_id, address_hash)
     select (select min(id) from users), 'web', d.uuid, d.external_id, decode(d.hash, 'hex')
     from json_to_recordset($1) d(uuid text, external_id text, hash text)`,
    [JSON.stringify(rows)],
  )
}

/** Puts a push for every device into the outbox, as an act does. */
export async function tellDevices(pool: Pool): Promise<void> {
  await pool.query(
    `insert into pushes (user_id, device_id, kind, title, body, target, try_at, expires_at)
     select user_id, id, 'orderStatus', 'La spesa è pronta', 'Ordine 2026-000001: puoi venire a ritirarla.',
       '/profile/orders/1', now(), $1 from push_devices`,
    [new Date(Date.now() + DAY_MS)],
  )
}

/** How many pushes are not sent yet. */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int n from pushes where sent_at is null')
  return rows[0]?.n ?? 0
}
