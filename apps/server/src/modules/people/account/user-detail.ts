import type { ConsentEntry, UserDetail } from '@cambusa/contract/people/profile'
import type { ConsentKind } from '@cambusa/domain/people/consent'
import { personInfosOf } from '@cambusa/domain/people/person-infos'
import { missingToBuy } from '@cambusa/domain/people/profile'
import { roleOf } from '@cambusa/domain/people/roles'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findPendingEmail } from '../../links/links.ts'
import { listDelegates, type DelegateRow } from './delegates.queries.ts'
import {
  findBillingAddress,
  findProfile,
  listConsents,
  type Owner,
  type ProfileRow,
} from './profile.queries.ts'

function wireCompany(row: ProfileRow): UserDetail['company'] {
  const { companyId, companyName: name, vatNumber, companyTaxCode: taxCode, pec, sdiCode } = row
  return companyId === null ? null : { companyId, name, vatNumber, taxCode, pec, sdiCode }
}

const wireDelegate = ({
  id,
  validFrom,
  validTo,
  ...delegate
}: DelegateRow): UserDetail['delegates'][number] => ({
  delegateId: id,
  ...delegate,
  from: validFrom,
  to: validTo,
})

/** Whether a consent is given: the last entry counts; without one it is not. */
export function isGiven(
  history: readonly Pick<ConsentEntry, 'kind' | 'given'>[],
  kind: ConsentKind,
): boolean {
  return history.find((entry) => entry.kind === kind)?.given ?? false
}

/** The customer's own account, for the company acted for. Throws 419 if it no longer exists. */
export async function readUserDetail(db: Db, owner: Owner, now: Date): Promise<UserDetail> {
  const { userId } = owner
  const row = await findProfile(db, owner)
  if (row === undefined) throw refuse('response419')
  const history = (await listConsents(db, { userId })).map(({ kind, at, ...entry }) => ({
    ...entry,
    kind: kind as ConsentEntry['kind'],
    at: at.toISOString(),
  }))
  const pending = await findPendingEmail(db, { userId, now })
  return {
    userId,
    login: row.login,
    pendingEmail: pending?.email ?? null,
    kind: roleOf(row.userTypeId) === 'business' ? 'business' : 'private',
    firstName: row.firstName,
    lastName: row.lastName,
    taxCode: row.fiscalCode ?? '',
    personInfos: personInfosOf(row),
    codInt: row.codInt,
    storeCard: row.storeCard,
    cardPending: row.cardPending,
    storeId: row.defaultStoreId,
    profile: { level: row.profileLevel },
    missing: missingToBuy(row.profileLevel),
    company: wireCompany(row),
    billingAddress: (await findBillingAddress(db, owner)) ?? null,
    consents: { profiling: isGiven(history, 'profiling'), marketing: isGiven(history, 'marketing') },
    consentHistory: history,
    delegates: (await listDelegates(db, owner)).map(wireDelegate),
  }
}
