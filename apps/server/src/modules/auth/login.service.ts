import type { BodyOf } from '@cambusa/contract/endpoint'
import type { login } from '@cambusa/contract/people/auth'
import type { InfoEntry, WarningEntry } from '@cambusa/contract/envelope'
import { needsSecondFactor } from '@cambusa/domain/people/second-factor'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { info } from '../../platform/http/envelope.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { mergeVisitorCart, type CartNeeds } from '../cart/cart.ts'
import { endFamily, openSession, type OpenedSession } from './account.service.ts'
import { checkCredentials } from './check-credentials.ts'
import { noteSignIn, type Caller } from './known-caller.ts'
import { forgiveAttempts, uncountAttempt } from './login-attempts.ts'
import { hasSeveralCompanies } from './several-companies.queries.ts'
import { findUnchangedPassword, type LoginRow } from './login.queries.ts'
import { spendCode } from './second-factor/spend-code.ts'
import { findSessionFamily, revokeSession } from './session.queries.ts'
import type { ResolvedSession, Sessions } from './session.service.ts'

/** What signing in and out needs; the visitor's cart is merged at sign-in. */
export type SignInNeeds = CartNeeds &
  Pick<Platform, 'config'> & {
    sessions: Sessions
    /** Writes to the customer that somebody signed in from a device and an address that were not known; never fails. */
    tellNewDevice: (signedIn: { userId: number; device: string }, now: Date) => Promise<void>
  }

export interface SignedIn {
  opened: OpenedSession
  session: RequestSession
  infos: InfoEntry[]
  warnings: WarningEntry[]
}

/**
 * Signs a customer in with a new session id (`device`: words for it); the visitor's cart is merged into the customer's,
 * and the caller's address counts as known from now on. Staff give a code of their second factor as well. Throws like
 * checkCredentials; auth.codeNeeded, auth.codeWrong, auth.codeUsed, auth.secondFactorMissing.
 */
export async function signIn(
  services: SignInNeeds,
  before: RequestSession,
  body: BodyOf<typeof login>,
  caller: Caller & { device: string },
): Promise<SignedIn> {
  const { db, config, clock } = services
  const { account, attempt } = await checkCredentials(services, body, caller, clock())
  const { isKnown } = attempt
  if (!needsSecondFactor(account, config.mode === 'demo')) {
    await forgiveAttempts(db, attempt)
    const isRemembered = body.remember_me === true
    const keepsVisitor = body.keep_visitor === true
    return enter(services, before, { account, isKnown, isRemembered, keepsVisitor }, caller)
  }
  const code = body.code?.trim() ?? ''
  if (code === '' || !account.hasSecondFactor) {
    await uncountAttempt(db, attempt)
    throw refuse(account.hasSecondFactor ? 'auth.codeNeeded' : 'auth.secondFactorMissing')
  }
  // A remembered device would come in without a code.
  const signedIn = await enter(services, before, { account, code, isKnown, isRemembered: false }, caller)
  await forgiveAttempts(db, attempt)
  return signedIn
}

/** An account whose password was just checked; `code` is used up with its session. */
interface Entering {
  account: LoginRow
  code?: string
  /** The device or the address was known before. */
  isKnown: boolean
  isRemembered: boolean
  /** The visitor's cart waits while a customer of several companies chooses one. */
  keepsVisitor?: boolean
}

/** Opens the session of an account; of a device that was not known, except the very first, the person is told by mail. */
export async function enter(
  services: SignInNeeds,
  before: RequestSession,
  { account, code, isKnown, isRemembered, keepsVisitor = false }: Entering,
  caller: Caller & { device: string },
): Promise<SignedIn> {
  const { db, config, clock } = services
  const { id: userId, companyId, passwordHash } = account
  const now = clock()
  const { device } = caller
  const { opened, left, isFirst } = await inTransaction(db, async (tx) => {
    if (before.userId > 0 || before.hasExpired) await endSession(tx, before, now)
    // The password may have been changed after it was checked: the old one must not open a session.
    const unchanged = await findUnchangedPassword(tx, { userId, passwordHash })
    if (unchanged === undefined) throw refuse('auth.wrongCredentials')
    const { credentialVersion } = unchanged
    const spent = code === undefined ? {} : await spendCode({ db: tx, config }, { userId, text: code }, now)
    const isFirst = await noteSignIn(tx, { userId, address: caller.address }, now)
    const person = { userId, companyId, credentialVersion, kind: 'password', device } as const
    return { ...spent, isFirst, opened: await openSession(tx, { ...person, isRemembered }, now) }
  })
  if (!isKnown && !isFirst) await services.tellNewDevice({ userId, device }, now)
  const signedIn = await settleIn(services, before, opened, now, keepsVisitor)
  if (left === undefined) return signedIn
  return { ...signedIn, infos: [info('auth.recoveryCodeUsed', { left }), ...signedIn.infos] }
}

/**
 * What follows every door: the session is known to this process, and the visitor's cart becomes the customer's, unless
 * it waits for the choice of a company.
 */
export async function settleIn(
  services: SignInNeeds,
  before: RequestSession,
  opened: OpenedSession,
  now: Date,
  keepsVisitor = false,
): Promise<SignedIn> {
  const { sessions } = services
  sessions.forget(before)
  const session = await sessions.load(opened.token, now)
  if (keepsVisitor && (await hasSeveralCompanies(services.db, session)))
    return { opened, session, infos: [], warnings: [] }
  const merged = await mergeVisitorCart(services, before, session)
  if (merged === undefined) return { opened, session, infos: [], warnings: [] }
  return { opened, session: await sessions.load(opened.token, now), ...merged }
}

/**
 * Merges the cart of the visitor that a browser was before into that of the company acted for now. A token that is no
 * visitor's, or was merged already, changes nothing.
 */
export async function mergeWaitingVisitor(
  services: SignInNeeds,
  session: RequestSession,
  visitor: string,
  now: Date,
): Promise<Pick<SignedIn, 'infos' | 'warnings'>> {
  const before = await services.sessions.load(visitor, now)
  return (await mergeVisitorCart(services, before, session)) ?? { infos: [], warnings: [] }
}

/** Ends a session and the remembered account that it belongs to: that of this browser. */
export async function endSession(tx: Db, session: RequestSession, now: Date): Promise<void> {
  const { tokenHash } = session
  const { family } = (await findSessionFamily(tx, { tokenHash })) ?? {}
  if (family) await endFamily(tx, family, now)
  await revokeSession(tx, { tokenHash, now })
}

/** Signs out: ends this browser's session and remembered account; the browser goes on as a new visitor. */
export async function signOut(
  { db, sessions, clock }: Pick<SignInNeeds, 'clock' | 'db' | 'sessions'>,
  session: RequestSession,
): Promise<ResolvedSession> {
  const now = clock()
  if (session.userId < 0 && !session.hasExpired) return { session }
  await inTransaction(db, (tx) => endSession(tx, session, now))
  sessions.forget(session)
  return sessions.resolve(undefined, undefined, now)
}
