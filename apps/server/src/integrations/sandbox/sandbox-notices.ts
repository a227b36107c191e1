import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import type { Config } from '../../config.ts'
import { ForgedNotification, type GatewayEvent } from '../../modules/payments/payments.ts'
import type { SandboxPace } from './sandbox-pace.ts'

export const SIGNATURE_HEADER = 'x-sandbox-signature'

const Notice = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  kind: Type.String({ maxLength: 100 }),
  reference: Type.String({ maxLength: 100 }),
})

type Secret = Pick<Config, 'secret'>

/** The bank's secret is derived from the shop's, so that a demo needs no configuration. */
export function signatureOf({ secret }: Secret, body: string | Buffer): string {
  const own = createHmac('sha256', secret).update('notifications of the sandbox gateway').digest()
  return createHmac('sha256', own).update(body).digest('hex')
}

/** A signed notification of the bank; the same each time it is sent. */
export function signedNotice(config: Secret, reference: string, state: string) {
  const id = `sbe_${randomBytes(12).toString('base64url')}`
  const body = JSON.stringify({ id, kind: `payment.${state}`, reference })
  return {
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(config, body) },
  }
}
export type SignedNotice = ReturnType<typeof signedNotice>

/** Parses a notification. Throws ForgedNotification if the bank did not sign it. */
export function readNotice(
  config: Secret,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): GatewayEvent {
  const given = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''))
  const right = Buffer.from(signatureOf(config, body))
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new ForgedNotification('the signature is not the sandbox gateway’s')
  const notice: unknown = JSON.parse(body.toString('utf8'))
  if (!Value.Check(Notice, notice)) throw new ForgedNotification('no notification of the sandbox gateway')
  return { eventId: notice.id, kind: notice.kind, reference: notice.reference }
}

/** Sends a notification once and returns the HTTP status. */
export type SendNotice = (notice: SignedNotice) => Promise<number>

/**
 * Sends a notification until the shop responds with 2xx, up to the bank's number of attempts. Returns whether it was
 * accepted.
 */
export async function deliverNotice(
  send: SendNotice,
  notice: SignedNotice,
  { againMs }: Pick<SandboxPace, 'againMs'>,
  signal: AbortSignal,
): Promise<boolean> {
  for (const pauseMs of [0, ...againMs]) {
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal, ref: false })
    if (signal.aborted) return false
    // A shop that is down gets it later.
    const status = await send(notice).catch(() => 0)
    if (status >= 200 && status < 300) return true
  }
  return false
}
