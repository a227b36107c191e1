/**
 * Codes of a named set of the domain, for the text of a statement: `status in (${sqlList(CARTS_IN_USE)})`. Written into
 * the text rather than given as a value, so that PostgreSQL plans with them and finds partial indexes.
 */
export const sqlList = (codes: readonly number[]): string => codes.join(', ')

/** The same for a named set of texts: none of them may hold a quotation mark. */
export const sqlTexts = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ')
