import type { QueryKey } from '@tanstack/react-query'
import { ownerOfKey } from './shopping-scope.ts'

/** How many parts of the key come before the parameters: the kind of answer, the scope. */
const SCOPE_PARTS = 2

const asked = (key: QueryKey | undefined) => JSON.stringify(key?.slice(SCOPE_PARTS) ?? null)

type Placeholder = <Data>(
  previous: Data | undefined,
  previousQuery: { queryKey: QueryKey } | undefined,
) => Data | undefined

/**
 * For `placeholderData`: the previous answer stays visible until the new one has loaded, if it is of the same user and
 * company.
 */
export const keepOfSameOwner =
  (key: QueryKey): Placeholder =>
  (previous, previousQuery) =>
    previousQuery && ownerOfKey(previousQuery.queryKey) === ownerOfKey(key) ? previous : undefined

/** The same, but only if just warehouse, slot or VAT switch differ; nothing for other parameters. */
export const keepAcrossScopes =
  (key: QueryKey): Placeholder =>
  (previous, previousQuery) =>
    asked(previousQuery?.queryKey) === asked(key) ? keepOfSameOwner(key)(previous, previousQuery) : undefined
