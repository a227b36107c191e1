import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { KEY_SIGNS, SECRET_BYTES, SECRET_SIGNS } from '@cambusa/domain/people/technical-key'
import { readSigns, signsOf } from '@cambusa/domain/people/typed-signs'

/** A new key and its secret. */
export const newKey = (): { key: string; secret: string } => ({
  key: signsOf(randomBytes(SECRET_BYTES), KEY_SIGNS),
  secret: signsOf(randomBytes(SECRET_BYTES), SECRET_SIGNS),
})

/** What the database stores of a secret. It has 120 random bits, so that a slow hash would add nothing. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(readSigns(secret)).digest()

/** Whether a typed secret is the one of the hash. */
export const isSecretOf = (secretHash: Buffer, typed: string): boolean =>
  timingSafeEqual(secretHash, hashSecret(typed))
