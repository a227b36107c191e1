import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { REQUEST_KEY_HEADER, REQUEST_KEY_PATTERN } from '@cambusa/contract/request-key'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../http/refusal.ts'

/** The key of a call as stored in the database: hashes. */
export interface RequestKey {
  owner: Buffer
  key: Buffer
  call: Buffer
}

const PATTERN = new RegExp(REQUEST_KEY_PATTERN)
const NAME = REQUEST_KEY_HEADER.toLowerCase()

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The part of a session that identifies the owner of a key. */
interface Owner {
  tokenHash: Buffer
  userId: number
  companyId: number | null
}

/** The owner of a key: for a customer also the company acted for, in any session; for a visitor the session token. */
export const keyOwner = ({ userId, companyId, tokenHash }: Owner): Buffer =>
  userId < 0 ? tokenHash : hashOf(`${userId} ${companyId}`)

/** The key of a keyed call; undefined: none. Throws request.malformed. */
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
