import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN_TEXT = /^[A-Za-z0-9_-]{43}$/

/** A new session or account token: 256 random bits, 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Whether a header holds something that this server may have given out. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN_TEXT.test(text)
}

/** What the database keeps of a token: its SHA-256 in hexadecimal, the key of every cached session too. */
export function tokenKey(token: string): string {
  return hash('sha256', token, 'hex')
}

/** The key as bytea. */
export function keyBytes(key: string): Buffer {
  return Buffer.from(key, 'hex')
}
