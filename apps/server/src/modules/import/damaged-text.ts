import { expandScientific } from '@cambusa/domain/catalogue/gtin-repair'
import { importTexts } from '@cambusa/messages/it/operator/import'

const LOST = '\ufffd'
/** Up to four replacement characters, as one letter leaves in the widest encoding. */
const LOST_RUN = /\ufffd{1,4}/g
const LONGEST_RUN = 2
/** A text is still readable if at most one letter of so many is lost. */
const LETTERS_PER_LOST = 4
/** What a spreadsheet shows for a formula without a value, in English and Italian; 'Err:502' in LibreOffice. */
const FORMULA_ERROR =
  /^(?:#(?:div\/0|n\/[ad]|ref|rif|value|valore|name|nome|num|null|nullo|spill|espansione|calc|calcolo|getting_data|error|errore|field|campo|blocked|bloccato|connect|busy|unknown|sconosciuto)[!?]?|err:\d{3})$/i
/** A formula saved as text: it refers to a cell, or calls a function. */
const FORMULA = /^=\s*[-+(]*\s*(?:'?[\w .]+'?!)?(?:\$?[A-Z]{1,3}\$?\d+\b|[A-Z][A-Z.]+\()/
const EQUALS = 0x3d
const HASH = 0x23
const CAPITAL_E = 0x45
const SMALL_E = 0x65
/** Spreadsheets write long numbers with this; an article code such as '1E5' does not contain it. */
const POWER = 'E+'
/** What the reader of workbooks writes for a formula without a value. */
const NO_VALUE = '#F!'
const { reasons, remarks } = importTexts

/** A quick check that most texts pass: none of the signs of damage is in it. */
export function isWhole(text: string): boolean {
  const first = text.charCodeAt(0)
  return (
    first !== HASH &&
    first !== EQUALS &&
    first !== CAPITAL_E &&
    first !== SMALL_E &&
    !text.includes(LOST) &&
    !text.includes(POWER)
  )
}

/** What is wrong with a damaged text, and whether its row is refused; undefined: nothing. */
export function damageOf(text: string, isCode: boolean): { reason: string; isRefused: boolean } | undefined {
  if (FORMULA_ERROR.test(text)) return { reason: reasons.formulaError, isRefused: true }
  if (text === NO_VALUE || FORMULA.test(text)) return { reason: reasons.formulaWithoutValue, isRefused: true }
  if (isCode && text.includes(POWER) && expandScientific(text) === null)
    return { reason: reasons.digitsLost, isRefused: true }
  if (!text.includes(LOST)) return undefined
  return isCode || !isReadable(text)
    ? { reason: reasons.lettersLost, isRefused: true }
    : { reason: remarks.lettersLost, isRefused: false }
}

/**
 * Whether a text with lost letters is still readable (decision 134): at most one letter of four is lost, and no two in
 * a row (a letter of two bytes leaves two replacement characters).
 */
export function isReadable(text: string): boolean {
  const runs = text.match(LOST_RUN) ?? []
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (
    runs.every((run) => run.length <= LONGEST_RUN) && runs.length * LETTERS_PER_LOST <= letters + runs.length
  )
}
