import type { BodyOf } from '@cambusa/contract/endpoint'
import type { login } from '@cambusa/contract/people/auth'
import type { InfoEntry, WarningEntry } from '@cambusa/contract/envelope'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { mergeVisitorCart, type CartNeeds } from '../cart/cart.ts'
import { endFamily, openSession, type OpenedSession } from './account.service.ts'
import { mayNotSignIn } from './demo-accounts.ts'
import { upsertKnownAddress } from './known-device.queries.ts'
import { countAttempt, forgiveAttempts, type Caller } from './login-attempts.ts'
import { findLogin, findUnchangedPassword, type LoginRow } from './login.queries.ts'
import { isPasswordOf } from './password-hash.ts'
import { findSessionFamily, revokeSession } from './session.queries.ts'
import type { ResolvedSession, Sessions } from './session.service.ts'

/** What signing in and out needs; the visitor's cart is merged at sign-in. */
export type SignInNeeds = CartNeeds & Pick<Platform, 'config'> & { sessions: Sessions }

export interface SignedIn {
  opened: OpenedSession
  session: RequestSession
  infos: InfoEntry[]
  warnings: WarningEntry[]
}

const BAD_REQUEST = 400

function checkFields({ login: name, password }: { login: string; password: string }) {
  if (name.trim() === '')
    throw refuse('auth.loginRequired', undefined, { field: 'login', httpStatus: BAD_REQUEST })
  if (password === '')
    throw refuse('auth.passwordRequired', undefined, { field: 'password', httpStatus: BAD_REQUEST })
}

/**
 * The account of these credentials. Throws auth.wrongCredentials, for an unknown login too, which takes the same time;
 * user.notEnabled (403) for an account that was closed; request.tooMany (429).
 */
async function checkCredentials(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { name, password }: { name: string; password: string },
  caller: Caller,
  now: Date,
): Promise<LoginRow> {
  const attempt = await countAttempt(db, name, caller, now)
  const account = await findLogin(db, { login: name })
  const isRight = await isPasswordOf(account?.passwordHash, password)
  if (account === undefined || !isRight || mayNotSignIn(config, account, password))
    throw refuse('auth.wrongCredentials')
  if (account.isDisabled) throw refuse('user.notEnabled', { missing: '' })
  await forgiveAttempts(db, attempt)
  return account
}

/**
 * Signs a customer in with a new session id (`device`: words for it); the visitor's cart is merged into the customer's, and the caller's address
 * counts as known from now on.
 */
export async function signIn(
  services: SignInNeeds,
  before: RequestSession,
  body: BodyOf<typeof login>,
  caller: Caller & { device: string },
): Promise<SignedIn> {
  checkFields(body)
  const { db, sessions, clock } = services
  const now = clock()
  const name = body.login.trim().toLowerCase()
  const {
    id: userId,
    companyId,
    passwordHash,
  } = await checkCredentials(services, { name, password: body.password }, caller, now)
  const opened = await inTransaction(db, async (tx) => {
    if (before.userId > 0 || before.hasExpired) await endSession(tx, before, now)
    // The password may have been changed after it was checked: the old one must not open a session.
    const unchanged = await findUnchangedPassword(tx, { userId, passwordHash })
    if (unchanged === undefined) throw refuse('auth.wrongCredentials')
    const { credentialVersion } = unchanged
    await upsertKnownAddress(tx, { userId, address: caller.address, now })
    return openSession(
      tx,
      {
        userId,
        companyId,
        credentialVersion,
        kind: 'password',
        device: caller.device,
        isRemembered: body.remember_me === true,
      },
      now,
    )
  })
  sessions.forget(before)
  const session = await sessions.load(opened.token, now)
  const merged = await mergeVisitorCart(services, before, session)
  if (merged === undefined) return { opened, session, infos: [], warnings: [] }
  return { opened, session: await sessions.load(opened.token, now), ...merged }
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
