/** HTML entities that programs write into CSV files, escaped once more too. */
const ENTITY =
  /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|euro|deg|reg|copy|trade|[lr]squo|[lrb]dquo|[lr]aquo|[nm]dash|hellip|[a-z](?:grave|acute|circ|uml|tilde|cedil)|szlig);/gi
/** Stands for the semicolon of an entity while semicolons part columns; it is in no text. */
const MARK = '\ufdd0'

/**
 * Marks the semicolons of HTML entities, so that they part no columns: 'Sale &amp; pepe' without quotes between
 * semicolons is one cell. The text keeps its length.
 */
export function markEntities(text: string): string {
  return text.includes('&') ? text.replace(ENTITY, (entity) => entity.replaceAll(';', MARK)) : text
}

/** The text with its semicolons back. */
export function unmarkEntities(text: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, ';') : text
}
