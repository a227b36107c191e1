import { createHash, createHmac, randomBytes } from 'node:crypto'
import {
  CONFIRM_LINK_HOURS,
  OPEN_LINKS,
  REFUSAL_LINK_HOURS,
  RESET_LINK_MINUTES,
} from '@cambusa/domain/constants'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { findLink, insertLink, revokeOlderLinks } from './links.queries.ts'

/**
 * verify: the e-mail of a new account; email: a new e-mail address; reset: a new password; refusal: sent to the old
 * address, to reject a new one that the customer did not ask for.
 */
export const LINK_PURPOSES = ['verify', 'email', 'reset', 'refusal'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

type Secret = Pick<Platform['config'], 'secret'>

const NONCE_BYTES = 24
const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const LIFE_MINUTES: Record<LinkPurpose, number> = {
  verify: CONFIRM_LINK_HOURS * HOUR_MINUTES,
  email: CONFIRM_LINK_HOURS * HOUR_MINUTES,
  reset: RESET_LINK_MINUTES,
  refusal: REFUSAL_LINK_HOURS * HOUR_MINUTES,
}

/** Derived again whenever the mail is sent, so that the database never stores a token, only its hash. */
const tokenOf = ({ secret }: Secret, purpose: string, nonce: Buffer): string =>
  createHmac('sha256', secret).update(`mail link\n${purpose}\n`).update(nonce).digest('base64url')

/** The token of an invitation, which belongs to an address that may have no account. */
export const invitationToken = (config: Secret, nonce: Buffer): string => tokenOf(config, 'invitation', nonce)

/** The token of a link to an order. */
export const orderShareToken = (config: Secret, nonce: Buffer): string => tokenOf(config, 'order', nonce)

/** What the database stores of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Creates a link for a customer. The last three of a purpose to one address are good until one is used; those to
 * another address end. With `credentialVersion` it is valid only for the credentials that were checked. Returns its id,
 * for the mail.
 */
export async function issueLink(
  tx: Db,
  config: Secret,
  {
    userId,
    purpose,
    email,
    credentialVersion = null,
  }: { userId: number; purpose: LinkPurpose; email: string; credentialVersion?: number | null },
  now: Date,
): Promise<number> {
  await revokeOlderLinks(tx, { userId, purpose, email, kept: OPEN_LINKS - 1, now })
  const nonce = randomBytes(NONCE_BYTES)
  const { id } = await insertLink(tx, {
    userId,
    purpose,
    email,
    nonce,
    tokenHash: hashOf(tokenOf(config, purpose, nonce)),
    credentialVersion,
    now,
    expiresAt: new Date(now.getTime() + LIFE_MINUTES[purpose] * MINUTE_MS),
  })
  return id
}

/** The parts of a link in a mail. */
export interface MailLink {
  purpose: LinkPurpose | 'invitation'
  token: string
  /** The address that it was sent to. */
  email: string
}

/** The link of a mail; undefined if it is gone. */
export async function linkOf(
  db: Db,
  config: Secret,
  linkId: number,
): Promise<(MailLink & { isOpenAt: (now: Date) => boolean }) | undefined> {
  const link = await findLink(db, { id: linkId })
  if (link === undefined) return undefined
  const { purpose, nonce, email, usedAt, revokedAt, expiresAt, isOutdated } = link
  return {
    purpose: purpose as LinkPurpose,
    token: tokenOf(config, purpose, nonce),
    email,
    isOpenAt: (now) => usedAt === null && revokedAt === null && !isOutdated && expiresAt > now,
  }
}
