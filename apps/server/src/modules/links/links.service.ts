import { createHash, createHmac, randomBytes } from 'node:crypto'
import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from '@cambusa/domain/constants'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import { findLink, findLinkForUpdate, insertLink, revokeLinks, updateLinkUsed } from './links.queries.ts'

/** verify: the e-mail of a new account; email: a new e-mail address; reset: a new password. */
export type LinkPurpose = 'verify' | 'email' | 'reset'

type Secret = Pick<Platform['config'], 'secret'>

const NONCE_BYTES = 24
const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const LIFE_MINUTES: Record<LinkPurpose, number> = {
  verify: CONFIRM_LINK_HOURS * HOUR_MINUTES,
  email: CONFIRM_LINK_HOURS * HOUR_MINUTES,
  reset: RESET_LINK_MINUTES,
}

/** Worked out again for every try of a mail, so that the database never holds a token, only its hash. */
const tokenOf = ({ secret }: Secret, purpose: string, nonce: Buffer): string =>
  createHmac('sha256', secret).update(`mail link\n${purpose}\n`).update(nonce).digest('base64url')

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Makes a link for a customer and ends the older ones of the same purpose. Returns its id, for the mail. */
export async function issueLink(
  tx: Db,
  config: Secret,
  { userId, purpose, email }: { userId: number; purpose: LinkPurpose; email: string },
  now: Date,
): Promise<number> {
  await revokeLinks(tx, { userId, purpose, now })
  const nonce = randomBytes(NONCE_BYTES)
  const { id } = await insertLink(tx, {
    userId,
    purpose,
    email,
    nonce,
    tokenHash: hashOf(tokenOf(config, purpose, nonce)),
    now,
    expiresAt: new Date(now.getTime() + LIFE_MINUTES[purpose] * MINUTE_MS),
  })
  return id
}

/** What a mail writes into its link. */
export interface MailLink {
  purpose: LinkPurpose
  token: string
  /** Where it was sent. */
  email: string
  /** The customer's user name now. */
  login: string
}

/** A link for its mail; undefined where it is gone. */
export async function linkOf(
  db: Db,
  config: Secret,
  linkId: number,
): Promise<(MailLink & { isOpenAt: (now: Date) => boolean }) | undefined> {
  const link = await findLink(db, { id: linkId })
  if (link === undefined) return undefined
  const { purpose, nonce, email, login, usedAt, revokedAt, expiresAt } = link
  return {
    purpose: purpose as LinkPurpose,
    token: tokenOf(config, purpose, nonce),
    email,
    login,
    isOpenAt: (now) => usedAt === null && revokedAt === null && expiresAt > now,
  }
}

const REFUSALS = {
  verify: ['registration.linkUnknown', 'registration.linkUsed', 'registration.linkTooOld'],
  email: ['registration.linkUnknown', 'registration.linkUsed', 'registration.linkTooOld'],
  reset: ['password.tokenUnknown', 'password.tokenUsed', 'password.tokenTooOld'],
} as const

/**
 * Uses a link up, within the transaction of what it does. Throws by purpose that it is unknown (also: of another e-mail),
 * used, or too old (also: a newer one was sent).
 */
export async function useLink(
  tx: Db,
  { token, email, purpose }: { token: string; email: string; purpose: LinkPurpose },
  now: Date,
): Promise<{ userId: number; email: string }> {
  const [unknown, used, tooOld] = REFUSALS[purpose]
  const link = await findLinkForUpdate(tx, { tokenHash: hashOf(token), purposes: [purpose] })
  if (link === undefined || link.email.toLowerCase() !== email.trim().toLowerCase()) throw refuse(unknown)
  if (link.usedAt !== null) throw refuse(used)
  if (link.revokedAt !== null || link.expiresAt <= now) throw refuse(tooOld)
  await updateLinkUsed(tx, { id: link.id, now })
  return { userId: link.userId, email: link.email }
}
