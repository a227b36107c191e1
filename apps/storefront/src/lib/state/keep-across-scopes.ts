import type { QueryKey } from '@tanstack/react-query'
import { ownerOfKey } from './shopping-scope.ts'

/** Key parts before what was asked: the kind of answer, the scope. */
const SCOPE_PARTS = 2

const asked = (key: QueryKey | undefined) => JSON.stringify(key?.slice(SCOPE_PARTS) ?? null)

type Placeholder = <Data>(
  previous: Data | undefined,
  previousQuery: { queryKey: QueryKey } | undefined,
) => Data | undefined

/**
 * For `placeholderData`: the answer before stays in sight until the new one comes, if it was
 * given to the same user for the same company.
 */
export const keepOfSameOwner =
  (key: QueryKey): Placeholder =>
  (previous, previousQuery) =>
    previousQuery && ownerOfKey(previousQuery.queryKey) === ownerOfKey(key) ? previous : undefined

/** The same, only while the same thing is asked for another warehouse, slot or VAT switch; of another thing nothing. */
export const keepAcrossScopes =
  (key: QueryKey): Placeholder =>
  (previous, previousQuery) =>
    asked(previousQuery?.queryKey) === asked(key) ? keepOfSameOwner(key)(previous, previousQuery) : undefined
