import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { FORM_LEAST_SECONDS, FORM_OPEN_HOURS } from '@cambusa/domain/content/form-fields'
import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'

type Secret = Pick<Platform['config'], 'secret'>

const RANDOM_BYTES = 16
const HOUR_MS = 3_600_000
const SECOND_MS = 1_000
const RADIX = 36

const sealOf = ({ secret }: Secret, formId: string, begun: string): Buffer =>
  createHmac('sha256', secret).update(`form nonce\n${formId}\n${begun}`).digest()

/** A nonce for one message by a form: when the form was opened, and a seal. Nothing is stored until it is used. */
export function issueNonce(config: Secret, formId: string, now: Date): string {
  const begun = `${now.getTime().toString(RADIX)}.${randomBytes(RANDOM_BYTES).toString('base64url')}`
  return `${begun}.${sealOf(config, formId, begun).toString('base64url')}`
}

/** What the database stores of a nonce. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** When a form was opened. Throws form.tooOld for a nonce that is too old, of another form or no nonce. */
export function openedAt(config: Secret, formId: string, nonce: string, now: Date): Date {
  const [at = '', random = '', seal = ''] = nonce.split('.')
  const given = Buffer.from(seal, 'base64url')
  const right = sealOf(config, formId, `${at}.${random}`)
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw refuse('form.tooOld')
  const openedMs = Number.parseInt(at, RADIX)
  if (now.getTime() - openedMs > FORM_OPEN_HOURS * HOUR_MS) throw refuse('form.tooOld')
  return new Date(openedMs)
}

/** Throws form.tooFast when a form is sent sooner than a person can. */
export function checkPace(opened: Date, now: Date): void {
  if (now.getTime() - opened.getTime() < FORM_LEAST_SECONDS * SECOND_MS) throw refuse('form.tooFast')
}
