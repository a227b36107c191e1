import { CONSENT_KINDS, NEEDED_CONSENTS } from '@cambusa/domain/people/consent'
import type { Db } from '../../../platform/database/database.ts'
import { insertConsents } from './customers.queries.ts'
import { insertInvitedCustomer } from './invited-customer.queries.ts'

/**
 * Makes the account of somebody who accepts an invitation of a company, which came to the e-mail: it counts as
 * confirmed, and the company's word enables it to buy. Undefined: the e-mail has an account since a moment ago.
 */
export async function addInvitedCustomer(
  tx: Db,
  {
    address,
    versions,
    ...customer
  }: {
    login: string
    firstName: string
    lastName: string
    passwordHash: string
    address: string
    versions: string[]
  },
  now: Date,
): Promise<number | undefined> {
  const made = await insertInvitedCustomer(tx, { ...customer, now })
  if (made === undefined) return undefined
  await insertConsents(tx, {
    userId: made.id,
    kinds: CONSENT_KINDS,
    given: CONSENT_KINDS.map((kind) => NEEDED_CONSENTS.includes(kind)),
    versions,
    address,
    now,
  })
  return made.id
}
