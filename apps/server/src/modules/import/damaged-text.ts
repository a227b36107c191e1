import { expandScientific } from '@cambusa/domain/catalogue/gtin-repair'
import { importTexts } from '@cambusa/messages/it/operator/import'

const LOST = '\ufffd'
/** As many signs as one letter leaves behind in the widest encoding. */
const LOST_RUN = /\ufffd{1,4}/g
const LONGEST_RUN = 2
/** A text stays readable where at most one of so many letters is lost. */
const LETTERS_PER_LOST = 4
/** What a spreadsheet shows where a formula has no value, in English and Italian; 'Err:502' of others. */
const FORMULA_ERROR =
  /^(?:#(?:div\/0|n\/[ad]|ref|rif|value|valore|name|nome|num|null|nullo|spill|espansione|calc|calcolo|getting_data|error|errore|field|campo|blocked|bloccato|connect|busy|unknown|sconosciuto)[!?]?|err:\d{3})$/i
/** A formula that was saved as it was typed: it refers to a cell, or calls a function. */
const FORMULA = /^=\s*[-+(]*\s*(?:'?[\w .]+'?!)?(?:\$?[A-Z]{1,3}\$?\d+\b|[A-Z][A-Z.]+\()/
const EQUALS = 0x3d
const HASH = 0x23
const CAPITAL_E = 0x45
const SMALL_E = 0x65
/** As spreadsheets write long numbers; an article code '1E5' has none. */
const POWER = 'E+'
/** What the reader of workbooks puts in the place of a formula without a value. */
const NO_VALUE = '#F!'
const { reasons, remarks } = importTexts

/** Nearly every text: none of the signs of damage is in it. */
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

/** What is wrong with a text that some program damaged, and whether its row can still be loaded; undefined: nothing. */
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
 * Whether a person still reads a text of which letters were lost (decision 134): one letter of four at most, and no two
 * in a row (a letter of two bytes leaves two signs).
 */
export function isReadable(text: string): boolean {
  const runs = text.match(LOST_RUN) ?? []
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (
    runs.every((run) => run.length <= LONGEST_RUN) && runs.length * LETTERS_PER_LOST <= letters + runs.length
  )
}
