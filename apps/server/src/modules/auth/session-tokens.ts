import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN_TEXT = /^[A-Za-z0-9_-]{43}$/

/** A new session or account token: 256 random bits, 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Whether a header has the form of a token of this server. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN_TEXT.test(text)
}

/** What the database stores of a token: its SHA-256 in hexadecimal, also the key of the session cache. */
export function tokenKey(token: string): string {
  return hash('sha256', token, 'hex')
}

/** The key as bytea. */
export function keyBytes(key: string): Buffer {
  return Buffer.from(key, 'hex')
}

/** The SHA-256 of a token, as the database has it. */
export const tokenHashOf = (token: string): Buffer => keyBytes(tokenKey(token))
