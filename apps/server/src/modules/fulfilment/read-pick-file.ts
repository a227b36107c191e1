import { pickFileWords as words } from '@cambusa/messages/it/operator/pick-file'
import { fulfilmentCommandTexts as texts } from '@cambusa/messages/it/operator/fulfilment-command'
import { refuse } from '../../platform/http/refusal.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { TableFailure } from '../../platform/tables/table-failure.ts'
import type { Picking } from './pick-order.ts'
import type { PickRow, WrongRow } from './picked-rows.ts'

/** More rows than any order has lines. */
const MOST_ROWS = 5_000
/** In the column of codes: all lines of which nothing is said. */
const ALL = '*'

type Column = keyof typeof words.columns
const COLUMNS = Object.keys(words.columns) as Column[]

const plain = (text: string) => text.trim().toLowerCase()

const columnOf = (name: string): Column | undefined =>
  COLUMNS.find((column) => (words.columns[column] as readonly string[]).includes(plain(name)))

const QUANTITY = /^\d{1,5}(?:[.,]\d{1,3})?$/
const LINE = /^\d{1,4}$/

/** Reads the cells of a row; a row that cannot be read is wrong. */
function readRow(cellOf: (column: Column) => string, at: string): PickRow | WrongRow {
  const code = cellOf('code')
  const [quantity, line, outcome] = [cellOf('quantity'), cellOf('line'), plain(cellOf('outcome'))]
  const wrong = (problem: WrongRow['problem']): WrongRow => ({ at, name: code, problem })
  if (code === '' || (line !== '' && !LINE.test(line))) return wrong('unreadable')
  if (quantity !== '' && !QUANTITY.test(quantity)) return wrong('wrongQuantity')
  const known = words.outcomes.find(({ names }) => (names as readonly string[]).includes(outcome))
  if (outcome !== '' && known === undefined) return wrong('wrongOutcome')
  return {
    at,
    code,
    line: line === '' ? null : Number(line),
    quantity: quantity === '' ? null : Number(quantity.replace(',', '.')),
    outcome: known?.outcome ?? null,
    replacementCode: cellOf('replacement'),
  }
}

/**
 * Reads what was picked from a CSV or XLSX file. Throws StartupError where the file cannot be used, and
 * order.pickingWrong with every row that cannot be read.
 */
export async function readPickFile(path: string): Promise<Picking> {
  const rows: PickRow[] = []
  const wrong: WrongRow[] = []
  let restIsMissing = false
  try {
    const fits = (names: readonly string[]) => names.filter((name) => columnOf(name) !== undefined).length
    const table = await readTable(path, { skipTitle: true, maxRows: MOST_ROWS, fits })
    const columns = table.columns.map(columnOf)
    if (!columns.includes('code')) throw new StartupError(texts.noCodes({ path }))
    for await (const { line, cells, problem } of table.rows) {
      if (cells.every((cell) => cell.trim() === '')) continue
      const at = texts.row({ line })
      const cellOf = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim()
      const row =
        problem === undefined ? readRow(cellOf, at) : { at, name: '', problem: 'unreadable' as const }
      if ('problem' in row) wrong.push(row)
      else if (row.code === ALL && row.outcome === 'missing') restIsMissing = true
      else rows.push(row)
    }
  } catch (error) {
    if (error instanceof TableFailure) throw new StartupError(error.message)
    throw error
  }
  if (wrong.length > 0) throw refuse('order.pickingWrong', { rows: wrong })
  return { rows, restIsMissing }
}
