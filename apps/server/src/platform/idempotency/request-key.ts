import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { REQUEST_KEY_HEADER, REQUEST_KEY_PATTERN } from '@cambusa/contract/request-key'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../http/refusal.ts'

/** The key that came with a call, as the database keeps it: hashes. */
export interface RequestKey {
  owner: Buffer
  key: Buffer
  call: Buffer
}

const PATTERN = new RegExp(REQUEST_KEY_PATTERN)
const NAME = REQUEST_KEY_HEADER.toLowerCase()

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What of a session tells whose a key is. */
interface Owner {
  tokenHash: Buffer
  userId: number
  companyId: number | null
}

/** Whose a key is: of a customer for whom he acts, in whatever session; of a visitor the one with this token. */
export const keyOwner = ({ userId, companyId, tokenHash }: Owner): Buffer =>
  userId < 0 ? tokenHash : hashOf(`${userId} ${companyId}`)

/** The key that a call bears, of a call that is kept by it; undefined: none. Throws request.malformed. */
export function requestKeyOf(
  { keyed, operationId }: AnyEndpoint,
  { headers, session, query, body }: Pick<FastifyRequest, 'headers' | 'query' | 'body'> & { session: Owner },
): RequestKey | undefined {
  const sent = headers[NAME]
  if (keyed !== true || sent === undefined || sent === '') return undefined
  const field = REQUEST_KEY_HEADER
  if (typeof sent !== 'string' || !PATTERN.test(sent))
    throw refuse('request.malformed', { field, reason: malformedTexts.format }, { field })
  const call = hashOf(JSON.stringify([sent, operationId, query, body]))
  return { owner: keyOwner(session), key: hashOf(sent), call }
}
