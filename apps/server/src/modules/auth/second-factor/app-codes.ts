import { createHmac, randomBytes } from 'node:crypto'
import { CODE_DIGITS, CODE_SECONDS, CODE_TOLERANCE_SECONDS } from '@cambusa/domain/people/second-factor'
import { generateURI, verifySync } from 'otplib'
import type { Platform } from '../../../platform/http/context.ts'

type Secret = Pick<Platform['config'], 'secret'>

const NONCE_BYTES = 24
/** RFC 4226: at least 128 bits, 160 recommended. */
const KEY_BYTES = 20
const BITS_OF_BYTE = 8
const BITS_OF_SIGN = 5
/** RFC 4648, as authenticator apps take keys. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newNonce = (): Buffer => randomBytes(NONCE_BYTES)

/** The key of an app in base 32, derived whenever it is needed: the database stores only the nonce. */
export function appKeyOf({ secret }: Secret, userId: number, nonce: Buffer): string {
  const hmac = createHmac('sha256', secret).update(`second factor\n${userId}\n`).update(nonce).digest()
  const bits = [...hmac.subarray(0, KEY_BYTES)].map((byte) => byte.toString(2).padStart(BITS_OF_BYTE, '0'))
  const groups = bits.join('').match(new RegExp(`.{${BITS_OF_SIGN}}`, 'g')) ?? []
  return groups.map((group) => SIGNS.charAt(Number.parseInt(group, 2))).join('')
}

/** The link by which an app on the same phone takes the key. */
export const otpauthUrl = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer: issuer.replaceAll(':', ' '), label, secret })

/** The time step (CODE_SECONDS since 1970) of which `code` is the app's code, now or just before or after; undefined: none. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000)
  const options = { digits: CODE_DIGITS, period: CODE_SECONDS, epochTolerance: CODE_TOLERANCE_SECONDS }
  const found = verifySync({ strategy: 'totp', secret, token: code, epoch, ...options })
  return found.valid ? Math.floor(epoch / CODE_SECONDS) + found.delta : undefined
}
