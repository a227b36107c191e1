import type { QueryKey } from '@tanstack/react-query'

/** Key parts before what was asked: the kind of answer, the scope. */
const SCOPE_PARTS = 2

const asked = (key: QueryKey | undefined) => JSON.stringify(key?.slice(SCOPE_PARTS) ?? null)

/**
 * For `placeholderData` of a catalogue query: while the same thing is asked for another warehouse, slot, company or VAT
 * switch, the answer before stays in sight; of another thing nothing does.
 */
export const keepAcrossScopes =
  (key: QueryKey) =>
  <Data>(previous: Data | undefined, previousQuery: { queryKey: QueryKey } | undefined): Data | undefined =>
    asked(previousQuery?.queryKey) === asked(key) ? previous : undefined
