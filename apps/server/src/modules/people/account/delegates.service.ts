import type { DelegateInput } from '@cambusa/contract/people/people'
import { delegateProblems } from '@cambusa/domain/people/delegate'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import { romeDate } from '@cambusa/domain/time/dates'
import { inTransaction } from '../../../platform/database/database.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import type { AccountNeeds } from './account-needs.ts'
import { insertDelegate, listDelegates, removeDelegate, updateDelegate } from './delegates.queries.ts'
import { lockProfile } from './profile.queries.ts'

const MOST_DELEGATES = 20

/** A delegate as it is stored. Throws field.wrong naming every wrong field. */
function readDelegate(typed: DelegateInput, now: Date) {
  const { isPermanent } = typed
  const delegate = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    taxCode: typedCode(typed.taxCode),
    phone: typed.phone.trim(),
    isPermanent,
    validFrom: isPermanent ? null : (typed.from ?? null),
    validTo: isPermanent ? null : (typed.to ?? null),
  }
  const { validFrom: from, validTo: to } = delegate
  const problems = delegateProblems({ ...delegate, from, to }, romeDate(now))
  const wrong = Object.entries(problems).map(([field, code]) => [`delegate.${field}`, code])
  checkFields(Object.fromEntries(wrong) as Parameters<typeof checkFields>[0])
  return delegate
}

/**
 * Adds a delegate (once per request key), or changes one. Throws field.wrong, delegate.unknown, delegate.tooMany,
 * request.keyReused (409).
 */
export async function saveDelegate(
  { db, session, now, requestKey }: AccountNeeds,
  typed: DelegateInput,
): Promise<void> {
  const delegate = readDelegate(typed, now)
  const { userId, companyId, tokenHash } = session
  const owned = { ...delegate, userId, companyId }
  const { delegateId } = typed
  await once<null>({ db, now, requestKey }, (keep) =>
    inTransaction(db, async (tx) => {
      if ((await lockProfile(tx, { userId, tokenHash })) === undefined) throw refuse('response419')
      if (typeof delegateId === 'number') {
        if ((await updateDelegate(tx, { ...owned, id: delegateId })) === 0) throw refuse('delegate.unknown')
        return keep(tx, null)
      }
      const { length } = await listDelegates(tx, { userId, companyId })
      if (length >= MOST_DELEGATES) throw refuse('delegate.tooMany', { max: MOST_DELEGATES })
      await insertDelegate(tx, { ...owned, now })
      return keep(tx, null)
    }),
  )
}

/** Removes a delegate (once per request key). Throws delegate.unknown, request.keyReused (409). */
export async function dropDelegate(
  { db, session, now, requestKey }: AccountNeeds,
  { delegate_id: id }: { delegate_id: number },
): Promise<void> {
  const { userId, companyId } = session
  await once<null>({ db, now, requestKey }, (keep) =>
    inTransaction(db, async (tx) => {
      const removed = await removeDelegate(tx, { userId, companyId, id, now })
      if (removed === 0) throw refuse('delegate.unknown')
      return keep(tx, null)
    }),
  )
}
