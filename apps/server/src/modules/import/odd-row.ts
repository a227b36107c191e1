import { importTexts } from '@cambusa/messages/it/operator/import'

const TOTAL =
  /^(?:sub)?tot(?:ale|ali|\.|al)?(?: (?:generale|complessivo|parziale|articoli|righe|grand))?\s*:?\s*[-+€\d.,\s]*$/i
const NUMBER = /^[-+€\s\d.,%]+$/
const { reasons } = importTexts

/** Why a row is not data: it is a total, or repeats the column names. */
export function oddRow(cells: readonly string[], columns: readonly string[]): string | undefined {
  if (cells[0] === columns[0] && cells.every((cell, place) => cell === columns[place]))
    return reasons.headerAgain
  return isTotal(cells) ? reasons.totals : undefined
}

/** 'Totale' and otherwise only numbers. */
function isTotal(cells: readonly string[]): boolean {
  const first = cells.findIndex((cell) => cell !== '')
  if (!TOTAL.test(cells[first] ?? '')) return false
  return cells.every((cell, place) => place === first || cell === '' || NUMBER.test(cell))
}
