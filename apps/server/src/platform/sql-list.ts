/**
 * Codes of a named set of the domain, for the text of a statement: `status in (${sqlList(CARTS_IN_USE)})`. Written into
 * the text rather than given as a value, so that PostgreSQL plans with them and finds partial indexes.
 */
export const sqlList = (codes: readonly number[]): string => codes.join(', ')
