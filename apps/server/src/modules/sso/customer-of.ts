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
  /** Of the texts of the consents. */
  versions: string[]
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

/** A person who may enter. */
export interface Admitted {
  /** Makes, joins or refreshes the account; answers whose it is. Throws sso.emailTaken: it was made a moment ago. */
  settle: (tx: Db) => Promise<number>
}

/**
 * Whether somebody from a provider may enter, by reading only. `consents`: a new customer, who must accept them first.
 * A refusal: the account is closed, of the shop's people, or the e-mail belongs to an account that is not the
 * provider's: an e-mail alone proves nothing.
 */
export async function admit(
  tx: Db,
  { provider, person, consents, versions, address }: Arrival,
  now: Date,
): Promise<Admitted | 'consents' | Refusal> {
  const { nameId, companies, email } = person
  const remember = async (on: Db, userId: number, isOwn: boolean) => {
    await upsertIdentity(on, { provider: provider.id, nameId, userId, isOwn, companies, now })
    return userId
  }
  const identity = await findIdentity(tx, { provider: provider.id, nameId })
  if (identity !== undefined) {
    const { userId, isOwn } = identity
    const known = await findProviderCustomer(tx, { userId })
    const refusal = known === undefined ? refuse('sso.codeEnded') : refusalOf(known)
    if (refusal !== undefined) return refusal
    return {
      settle: async (on) => {
        if (isOwn) await refreshProviderCustomer(on, userId, person)
        return remember(on, userId, isOwn)
      },
    }
  }
  const account = await findCustomerOfEmail(tx, { email })
  if (account !== undefined) {
    if (!isOfDomain(email, provider.emailDomains)) return refuse('sso.emailTaken', { email })
    return refusalOf(account) ?? { settle: (on) => remember(on, account.id, false) }
  }
  if (consents === undefined) return 'consents'
  return {
    settle: async (on) => {
      const userId = await addProviderCustomer(on, person, { consents, versions, address }, now)
      if (userId === undefined) throw refuse('sso.emailTaken', { email })
      return remember(on, userId, true)
    },
  }
}
