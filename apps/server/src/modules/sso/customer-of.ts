import type { ConsentKind } from '@cambusa/domain/people/consent'
import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import type { Db } from '../../platform/database/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { SsoPerson } from '../../platform/schema/sso.ts'
import {
  addProviderCustomer,
  findCustomerOfEmail,
  findProviderCustomer,
  refreshProviderCustomer,
  type ProviderCustomerRow,
} from '../people/people.ts'
import type { Provider } from './identity-providers.ts'
import { findIdentity, upsertIdentity } from './sso.queries.ts'

/** Somebody who comes from a provider. */
export interface Arrival {
  provider: Pick<Provider, 'id' | 'emailDomains'>
  person: SsoPerson
  /** undefined: not the needed ones. */
  consents: Readonly<Record<ConsentKind, boolean>> | undefined
  /** The caller's address. */
  address: string
}

/** No provider opens a closed account, or one of the shop's own people. */
const refusalOf = ({ isDisabled, userTypeId }: ProviderCustomerRow): Refusal | undefined =>
  isDisabled || roleMayDo(roleOf(userTypeId), 'serveCustomers')
    ? refuse('user.notEnabled', { missing: '' })
    : undefined

const isOfDomain = (email: string, domains: readonly string[]) =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1))

/**
 * The customer whom somebody from a provider is, made or joined where need be. `consents`: a new customer, who must
 * accept them first. A refusal: the account is closed, of the shop's people, or the e-mail belongs to an account that
 * is not the provider's: an e-mail alone proves nothing.
 */
export async function customerOf(
  tx: Db,
  { provider, person, consents, address }: Arrival,
  now: Date,
): Promise<number | 'consents' | Refusal> {
  const { nameId, companies, email } = person
  const remember = (userId: number, isOwn: boolean) =>
    upsertIdentity(tx, { provider: provider.id, nameId, userId, isOwn, companies, now })
  const identity = await findIdentity(tx, { provider: provider.id, nameId })
  if (identity !== undefined) {
    const account = await findProviderCustomer(tx, { userId: identity.userId })
    const refusal = account === undefined ? refuse('sso.codeEnded') : refusalOf(account)
    if (refusal !== undefined) return refusal
    if (identity.isOwn) await refreshProviderCustomer(tx, identity.userId, person)
    await remember(identity.userId, identity.isOwn)
    return identity.userId
  }
  const account = await findCustomerOfEmail(tx, { email })
  if (account === undefined) {
    if (consents === undefined) return 'consents'
    const userId = await addProviderCustomer(tx, person, { consents, address }, now)
    if (userId === undefined) return refuse('sso.emailTaken', { email })
    await remember(userId, true)
    return userId
  }
  if (!isOfDomain(email, provider.emailDomains)) return refuse('sso.emailTaken', { email })
  const refusal = refusalOf(account)
  if (refusal !== undefined) return refusal
  await remember(account.id, false)
  return account.id
}
