import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type pg from 'pg'
import type { ImportKind } from '../../modules/import/rows/import-kind.ts'
import { importFile, type ImportOptions } from '../../modules/import/import.service.ts'
import { bytesOf, writeXlsx } from '../../platform/tables/write-table.ts'

/** The same rows as a file of each format; the first row names the columns. */
export async function tableFiles(
  rows: readonly (readonly string[])[],
): Promise<[name: string, bytes: Buffer][]> {
  const [header = [], ...body] = rows
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const csv = rows.map((cells) => cells.map(quoted).join(';')).join('\r\n')
  const records = body.map((cells) => Object.fromEntries(cells.map((cell, place) => [header[place], cell])))
  return [
    ['file.csv', Buffer.from(csv)],
    ['file.xlsx', await bytesOf(writeXlsx({ columns: header.map((name) => ({ name })), rows: body }))],
    ['file.json', Buffer.from(JSON.stringify(records))],
  ]
}

/** Loads a file of a kind and answers the counts, what was said of the file, and the refused rows and remarks as lines of text. */
export async function importBytes(
  pool: pg.Pool,
  kind: ImportKind,
  file: string | Buffer,
  options: Partial<ImportOptions> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'cambusa-import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, file)
    const result = await importFile(pool, kind, path, { dryRun: false, reportDir: folder, ...options })
    const linesOf = async (report: string | null): Promise<string[]> =>
      report === null ? [] : readReport(report)
    const { added, changed, removed, unchanged, refused } = result
    return {
      counts: { added, changed, removed, unchanged, refused },
      refusals: await linesOf(result.refusedFile),
      remarks: await linesOf(result.remarksFile),
      notices: result.read.notices,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Rows of a report as texts 'line,field,value,…'; the names of column and row and the guards against formulas are left out. */
export async function readReport(path: string): Promise<string[]> {
  const rows = parse(await readFile(path), {
    bom: true,
    delimiter: ';',
    fromLine: 2,
  }) as unknown as string[][]
  const told = rows.map(([line = '', , ...cells]) => [
    line,
    ...cells.slice(0, -1).map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
  ])
  return told.map((cells) => stringify([cells]).trimEnd())
}
