/** HTML entities that programs write into CSV files, also escaped twice. */
const ENTITY =
  /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|euro|deg|reg|copy|trade|[lr]squo|[lrb]dquo|[lr]aquo|[nm]dash|hellip|[a-z](?:grave|acute|circ|uml|tilde|cedil)|szlig);/gi
/** Replaces the semicolon of an entity while columns are split at semicolons; it occurs in no text. */
const MARK = '\ufdd0'

/**
 * Marks the semicolons of HTML entities, so that they do not split columns: 'Sale &amp; pepe' without quotes between
 * semicolons is one cell. The length of the text does not change.
 */
export function markEntities(text: string): string {
  return text.includes('&') ? text.replace(ENTITY, (entity) => entity.replaceAll(';', MARK)) : text
}

/** Restores the marked semicolons of a text. */
export function unmarkEntities(text: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, ';') : text
}
