import type { ErrorCode } from '@cambusa/contract/errors'
import { countCall } from '../../platform/security/call-limits.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findLinkByToken, updateLinksUsed } from './links.queries.ts'
import { hashOf, type LinkPurpose } from './links.service.ts'

const MOST_WRONG = 30
const QUARTER = 900

const OF_REGISTRATION = {
  unknown: 'registration.linkUnknown',
  used: 'registration.linkUsed',
  tooOld: 'registration.linkTooOld',
  superseded: 'registration.linkSuperseded',
  ended: 'registration.linkEnded',
} as const
const REFUSALS = {
  verify: OF_REGISTRATION,
  email: OF_REGISTRATION,
  reset: {
    unknown: 'password.tokenUnknown',
    used: 'password.tokenUsed',
    tooOld: 'password.tokenTooOld',
    superseded: 'password.tokenSuperseded',
    ended: 'password.tokenEnded',
  },
  refusal: { ...OF_REGISTRATION, tooOld: 'registration.refusalTooOld', ended: 'registration.refusalEnded' },
} as const satisfies Record<LinkPurpose, Record<string, ErrorCode>>

/** A link, as found by its token. */
export interface OpenLink {
  id: number
  userId: number
  purpose: LinkPurpose
  /** The address that it was sent to. */
  email: string
  /** Version of the customer's credentials that the link is valid for: what it does checks it again. */
  credentialVersion: number
  /** The customer's login. */
  login: string
}

interface Asked {
  purpose: LinkPurpose
  token: string
  /** The address that the link was sent to, as given by the caller. */
  email: string
}

/**
 * The link of a token while it is good; does not use it up. A wrong token counts against the caller's address only, a
 * right one never: nobody guesses 256 bits. Throws by purpose that it is unknown (also: of another e-mail), used, ended
 * by a change of the account, replaced by newer ones or too old; request.tooMany after many wrong ones.
 */
export async function findOpenLink(
  { db, ip, now }: { db: Db; ip: string; now: Date },
  { purpose, token, email }: Asked,
): Promise<OpenLink> {
  const refusals = REFUSALS[purpose]
  const link = await findLinkByToken(db, { tokenHash: hashOf(token), purpose, now })
  if (link === undefined || link.email.toLowerCase() !== email.trim().toLowerCase()) {
    await countCall(db, [{ kind: 'wrong-token', subject: ip, most: MOST_WRONG, seconds: QUARTER }], now)
    throw refuse(refusals.unknown)
  }
  if (link.usedAt !== null) throw refuse(refusals.used)
  if (link.isOutdated) throw refuse(refusals.ended)
  const isGone = link.revokedAt !== null || link.expiresAt <= now
  if (isGone) throw refuse(link.hasNewer ? refusals.superseded : refusals.tooOld)
  return { ...link, purpose }
}

/**
 * Runs what a link is for and uses it up, in one transaction; every other open link of its purpose is used up too.
 * `act` checks the link's version of the credentials. Throws as findOpenLink if another call was first.
 */
export function actByLink<Done>(
  { db, now }: { db: Db; now: Date },
  link: OpenLink,
  act: (tx: Db) => Promise<Done>,
): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const { id, userId, purpose } = link
    if ((await updateLinksUsed(tx, { id, userId, purpose, now })) === undefined)
      throw refuse(REFUSALS[purpose].used)
    return act(tx)
  })
}
