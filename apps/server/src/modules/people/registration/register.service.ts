import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import type { registerUser as registerUserCall } from '@cambusa/contract/people/registration'
import { CONSENT_KINDS } from '@cambusa/domain/people/consent'
import { everyInfo, type PersonInfoValues } from '@cambusa/domain/people/person-infos'
import { isFiscalCode } from '@cambusa/domain/people/tax-codes'
import { countCall } from '../../../platform/security/call-limits.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { once, type Keep } from '../../../platform/idempotency/once.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../auth/auth.ts'
import { issueLink } from '../../links/links.ts'
import { sendWithinBudget } from '../../mail/mail.ts'
import { findRequestForUpdate, removeRequest, updateRequestUser } from './card-requests.queries.ts'
import { hashOfRequestCode } from './card-secrets.ts'
import { customerCodeOf, linkCompany } from './company-of-card.ts'
import {
  findCustomer,
  insertConsents,
  insertCustomer,
  insertDelegates,
  updateCustomerCard,
  updateTypedInvoicing,
} from './customers.queries.ts'
import { cardCheckLimits, registrationLimits } from './limits.ts'
import { readRegistration, type Registration } from './registration-fields.ts'
import { agreedVersions } from '../consents/agreed-versions.ts'
import type { ContentSource } from '../../content/content.ts'
import { checkOpen, type RegistrationNeeds } from './registration-needs.ts'
import { requestsSince } from './request-card.service.ts'
import { findCardForUpdate } from './store-cards.queries.ts'
import { isOfHolder } from './verify-card.service.ts'

/** What an account takes from its card or card request. */
interface Source {
  userTypeId: number
  fiscalCode: string | null
  codInt: string | null
  storeId: number | null
  /** Data of the request besides what was typed now. */
  infos?: PersonInfoValues
  /** Assigns it to the new customer; returns the company that he buys for. */
  give: (userId: number) => Promise<number | null>
  /** Called if the e-mail has an account: the request is used up anyway, so that a second attempt reveals nothing. */
  forget: () => Promise<unknown>
}

const personalCode = (code: string | null) => (code !== null && isFiscalCode(code) ? code : null)

/**
 * The card, locked. A card that this e-mail's account has is accepted too: the response to its registration was lost.
 */
async function sourceOfCard(
  tx: Db,
  { cardCode, vatOrTaxCode, login, pec, sdiCode }: Registration,
): Promise<Source> {
  const card = await findCardForUpdate(tx, { code: cardCode })
  const isOpen = card?.state === 'free' || (card !== undefined && card.holder === login)
  if (card === undefined || !isOpen || !isOfHolder(card, vatOrTaxCode))
    throw refuse('registration.cardNotVerified', undefined, { field: 'card_code' })
  const codInt = customerCodeOf(card)
  return {
    userTypeId: card.userTypeId,
    fiscalCode: personalCode(card.taxCode),
    codInt,
    storeId: card.storeId,
    give: async (userId) => {
      await updateCustomerCard(tx, { userId, cardCode })
      // Typed data wait until the e-mail is confirmed: only then does the customer belong to the company.
      if (pec + sdiCode !== '') await updateTypedInvoicing(tx, { userId, pec, sdiCode })
      return linkCompany(tx, { card, codInt, typed: { pec: '', sdiCode: '' } })
    },
    forget: () => Promise.resolve(),
  }
}

async function sourceOfRequest(tx: Db, { requestCode, login }: Registration, now: Date): Promise<Source> {
  const codeHash = hashOfRequestCode(requestCode)
  const request = await findRequestForUpdate(tx, { codeHash, login, since: requestsSince(now) })
  if (request === undefined) throw refuse('registration.requestTooOld')
  const { id } = request
  return {
    userTypeId: request.userTypeId,
    fiscalCode: personalCode(request.taxCode),
    codInt: null,
    storeId: request.storeId,
    infos: everyInfo((name) => request[name]),
    give: async (userId) => {
      await updateRequestUser(tx, { id, userId })
      return null
    },
    forget: () => removeRequest(tx, { id }),
  }
}

type RegisteringNeeds = RegistrationNeeds & { content: Pick<ContentSource, 'posts'> }

/** Inserts the account and everything that belongs to it; undefined: the e-mail has an account. */
async function insertAccount(
  tx: Db,
  {
    read,
    source,
    passwordHash,
    versions,
    ip,
    now,
  }: {
    read: Registration
    source: Source
    passwordHash: string
    versions: string[]
    ip: string
    now: Date
  },
): Promise<number | undefined> {
  const { login, firstName, lastName, infos, delegates, consents } = read
  const { userTypeId, fiscalCode, codInt, infos: known } = source
  const customer = await insertCustomer(tx, {
    login,
    passwordHash,
    userTypeId,
    firstName,
    lastName,
    ...everyInfo((name) => infos[name] || (known?.[name] ?? '')),
    fiscalCode,
    codInt,
    storeId: read.storeId ?? source.storeId,
    now,
  })
  if (customer === undefined) return undefined
  const { id: userId } = customer
  await insertConsents(tx, {
    userId,
    kinds: CONSENT_KINDS,
    given: CONSENT_KINDS.map((kind) => consents[kind]),
    versions,
    address: ip,
    now,
  })
  const companyId = await source.give(userId)
  if (delegates.length > 0)
    await insertDelegates(tx, { userId, companyId, delegates: JSON.stringify(delegates), now })
  return userId
}

/**
 * Creates an account in one transaction, with the mail that confirms its e-mail. An e-mail that has an account gets the
 * same answer, and a mail that says so. Done once per request key. Throws field.wrong naming every wrong field,
 * consent.textChanged, registration.closed, registration.cardNotVerified, registration.requestTooOld, request.tooMany.
 */
export async function registerUser(
  call: RegisteringNeeds,
  body: BodyOf<typeof registerUserCall>,
): Promise<DataOf<typeof registerUserCall>> {
  return once(call, (keep) => makeAccount(call, body, keep))
}

async function makeAccount(
  { db, config, content, now, ip }: RegisteringNeeds,
  body: BodyOf<typeof registerUserCall>,
  keep: Keep<DataOf<typeof registerUserCall>>,
): Promise<DataOf<typeof registerUserCall>> {
  checkOpen(config)
  const read = await readRegistration(db, body, now)
  const { login, firstName, cardCode } = read
  const limits = registrationLimits(ip)
  await countCall(db, cardCode === '' ? limits : [...limits, ...cardCheckLimits(ip)], now)
  // Computed before any query, so that the time of the answer does not reveal which e-mails have an account.
  const passwordHash = await hashPassword(read.password)
  const versions = await agreedVersions(content, body.consent_versions)
  const answer = { login, cardPending: cardCode === '' }
  return inTransaction(db, async (tx) => {
    const source = await (cardCode === '' ? sourceOfRequest(tx, read, now) : sourceOfCard(tx, read))
    const userId = await insertAccount(tx, { read, source, passwordHash, versions, ip, now })
    if (userId === undefined) {
      await source.forget()
      const owner = await findCustomer(tx, { login })
      if (owner === undefined || owner.isDisabled) return keep(tx, answer)
      const { id, firstName: name } = owner
      const params = { firstName: name }
      const mail = { kind: 'accountExists', to: owner.login, userId: id, params } as const
      await sendWithinBudget(tx, config, mail, now)
      return keep(tx, answer)
    }
    const linkId = await issueLink(tx, config, { userId, purpose: 'verify', email: login }, now)
    const mail = { kind: 'verify', to: login, userId, params: { firstName, linkId } } as const
    await sendWithinBudget(tx, config, mail, now)
    return keep(tx, answer)
  })
}
