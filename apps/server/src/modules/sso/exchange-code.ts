import type { BodyOf } from '@cambusa/contract/endpoint'
import type { finishSso } from '@cambusa/contract/people/sso'
import { NEEDED_CONSENTS, type ConsentKind } from '@cambusa/domain/people/consent'
import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  endSession,
  knownBy,
  noteSignIn,
  openSession,
  settleIn,
  tokenHashOf,
  type Caller,
  type SignedIn,
  type SignInNeeds,
} from '../auth/auth.ts'
import type { ContentSource } from '../content/content.ts'
import { agreedVersions } from '../people/people.ts'
import type { SsoNeeds } from './begin-login.ts'
import { admit, type Arrival } from './customer-of.ts'
import { isSecretOf, secretHash } from './secrets.ts'
import {
  findCredentials,
  findFirstCompany,
  insertSsoSession,
  lockAnswer,
  updateAnswerEnded,
  updateAnswerOpened,
  type AnswerRow,
} from './sso.queries.ts'

/** What the last step of a sign-in needs. */
export type ExchangeNeeds = SsoNeeds & SignInNeeds & { content: Pick<ContentSource, 'posts'> }

const CODE_MS = 60_000
/** A new customer reads the consents meanwhile, in the browser that has shown the nonce in time. */
const CONSENTS_MS = 900_000

type Body = BodyOf<typeof finishSso>

/** Whether a code is good now, for this nonce. */
function isGood(answer: AnswerRow, nonce: string, now: Date): boolean {
  const { endedAt, openedAt, createdAt, nonceHash } = answer
  const limit = openedAt === null ? createdAt.getTime() + CODE_MS : openedAt.getTime() + CONSENTS_MS
  return endedAt === null && now.getTime() <= limit && isSecretOf(nonce, nonceHash)
}

const consentsOf = ({ consents }: Body): Record<ConsentKind, boolean> | undefined => {
  const given = {
    privacy: consents?.privacy === true,
    terms: consents?.terms === true,
    profiling: consents?.profiling === true,
    marketing: consents?.marketing === true,
  }
  return NEEDED_CONSENTS.every((kind) => given[kind]) ? given : undefined
}

/** Who brings a code: the person's browser, in words, and what makes it known. */
type Comer = Caller & { device: string }

/**
 * Opens the session of a customer, and remembers by what the provider knows it. `isNew`: neither the device nor the
 * address was known, and it is not the first sign-in. undefined: the account is closed.
 */
async function openFor(
  tx: Db,
  { provider, person }: AnswerRow,
  userId: number,
  { device, ...caller }: Comer,
  now: Date,
) {
  const credentials = await findCredentials(tx, { userId })
  if (credentials === undefined) return undefined
  const { login, credentialVersion } = credentials
  const known = await knownBy(tx, login, caller, now)
  const isFirst = await noteSignIn(tx, { userId, address: caller.address }, now)
  const { companyId = null } = (await findFirstCompany(tx, { userId })) ?? {}
  const expiresAt = person.sessionEndsAt === null ? null : new Date(person.sessionEndsAt)
  const door = { kind: 'sso', device, isRemembered: false, expiresAt } as const
  const opened = await openSession(tx, { userId, companyId, credentialVersion, ...door }, now)
  const { logoutNameId: nameId, nameIdFormat, sessionIndex } = person
  const tokenHash = tokenHashOf(opened.token)
  await insertSsoSession(tx, { tokenHash, userId, provider, nameId, nameIdFormat, sessionIndex, now })
  return { opened, userId, isNew: known.device === null && !known.isKnownAddress && !isFirst }
}

/**
 * Signs in with the code of a checked answer and the nonce of the browser that began, in place of the browser's
 * session; the visitor's cart is merged, and of a new device the person is told by mail. A wrong nonce ends the code.
 * Throws sso.codeEnded, consent.textChanged, sso.consentsNeeded (the same code and nonce are sent again with them), sso.emailTaken;
 * user.notEnabled for a closed or a master account.
 */
export async function exchangeCode(
  needs: ExchangeNeeds,
  before: RequestSession,
  body: Body,
  comer: Comer,
): Promise<SignedIn> {
  const { db, clock, identityProviders } = needs
  const { address, device } = comer
  const now = clock()
  const codeHash = secretHash(body.code)
  const ended = () => refuse('sso.codeEnded')
  const consents = consentsOf(body)
  const versions = consents === undefined ? [] : await agreedVersions(needs.content, body.consent_versions)
  const outcome = await inTransaction(db, async (tx) => {
    const answer = await lockAnswer(tx, { codeHash })
    if (answer === undefined) return ended()
    if (!isGood(answer, body.nonce, now)) {
      await updateAnswerEnded(tx, { codeHash, now })
      return ended()
    }
    const provider = identityProviders.settingsOf(answer.provider)
    if (provider === undefined) return ended()
    const arrival: Arrival = { provider, person: answer.person, consents, versions, address }
    const admitted = await admit(tx, arrival, now)
    if (admitted === 'consents') {
      await updateAnswerOpened(tx, { codeHash, now })
      return refuse('sso.consentsNeeded')
    }
    await updateAnswerEnded(tx, { codeHash, now })
    if (!('settle' in admitted)) return admitted
    // Sessions are locked before customers, as everywhere.
    if (before.userId > 0 || before.hasExpired) await endSession(tx, before, now)
    const userId = await admitted.settle(tx)
    return (await openFor(tx, answer, userId, comer, now)) ?? ended()
  })
  if (!('opened' in outcome)) throw outcome
  const { opened, userId, isNew } = outcome
  if (isNew) await needs.tellNewDevice({ userId, device }, now)
  return settleIn(needs, before, opened, now, body.keep_visitor === true)
}
