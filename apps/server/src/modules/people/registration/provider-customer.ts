import { CONSENT_KINDS, type ConsentKind } from '@cambusa/domain/people/consent'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import type { Db } from '../../../platform/database/database.ts'
import { insertConsents } from './customers.queries.ts'
import {
  findMembership,
  insertProviderCustomer,
  updateProviderCustomer,
} from './provider-customer.queries.ts'

/** What an identity provider says of a customer. */
export interface ProvidedCustomer {
  email: string
  firstName: string
  lastName: string
  codInt: string | null
  isEnabled: boolean
}

/** Level 2 only by the provider's word or a customer code that the shop knows. */
async function standingOf(tx: Db, { codInt, isEnabled }: ProvidedCustomer) {
  const isKnown = codInt !== null && (await findMembership(tx, { codInt })) !== undefined
  return {
    userTypeId: codInt === null ? USER_TYPE.private : USER_TYPE.business,
    profileLevel: isEnabled || isKnown ? PROFILE_LEVEL.enabled : PROFILE_LEVEL.emailVerified,
  }
}

/**
 * Makes the account of a person who comes from an identity provider for the first time, with the consents that they
 * have given; never a master account. Undefined: the e-mail has an account, perhaps since a moment ago.
 */
export async function addProviderCustomer(
  tx: Db,
  customer: ProvidedCustomer,
  {
    consents,
    versions,
    address,
  }: { consents: Readonly<Record<ConsentKind, boolean>>; versions: string[]; address: string },
  now: Date,
): Promise<number | undefined> {
  const { email: login, firstName, lastName, codInt } = customer
  const standing = await standingOf(tx, customer)
  const made = await insertProviderCustomer(tx, { login, firstName, lastName, codInt, ...standing, now })
  if (made === undefined) return undefined
  await insertConsents(tx, {
    userId: made.id,
    kinds: CONSENT_KINDS,
    given: CONSENT_KINDS.map((kind) => consents[kind]),
    versions,
    address,
    now,
  })
  return made.id
}

/** Brings names, customer code and level of an account that was made for a provider up to date. */
export async function refreshProviderCustomer(
  tx: Db,
  userId: number,
  customer: ProvidedCustomer,
): Promise<void> {
  const { firstName, lastName, codInt } = customer
  await updateProviderCustomer(tx, {
    userId,
    firstName,
    lastName,
    codInt,
    ...(await standingOf(tx, customer)),
  })
}
