import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** Whether a secret is the one of this hash. */
export const isSecretOf = (secret: string, kept: Buffer): boolean => {
  const given = secretHash(secret)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
