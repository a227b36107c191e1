import { createHash, randomBytes } from 'node:crypto'

const CODE_BYTES = 24

/** The one-time code of a visitor's card request; only its hash is stored. */
export const newRequestCode = (): string => randomBytes(CODE_BYTES).toString('base64url')

export const hashOfRequestCode = (code: string): Buffer => createHash('sha256').update(code).digest()
