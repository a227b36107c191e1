/**
 * Codes of a named set of the domain, for the text of a statement: `status in (${sqlList(CARTS_IN_USE)})`. Part of the
 * text and not a parameter, so that PostgreSQL plans with the values and can use partial indexes.
 */
export const sqlList = (codes: readonly number[]): string => codes.join(', ')

/** The same for texts, which must not contain a quotation mark. */
export const sqlTexts = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ')
