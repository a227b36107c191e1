import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { slugOf } from '@cambusa/domain/slug'
import { importTexts } from '@cambusa/messages/it/import'
import { stringify } from 'csv-stringify'
import type pg from 'pg'
import { ImportFailure } from './import-failure.ts'
import {
  applyProducts,
  beginImport,
  ensureShelfList,
  hasPriceList,
  insertCategories,
  matchProducts,
  stageProducts,
} from './import.queries.ts'
import type { StagedProduct } from './import.queries.ts'
import { columnsOf, type ProductMap } from './product-map.ts'
import { readProductRow, type ProductDraft, type RowProblem } from './product-row.ts'
import { readTable, type Table, type TableRow } from './read-table.ts'

export interface ImportCounts {
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Where the refused rows are listed; null when there is none. */
  refusedFile: string | null
}

export interface ImportOptions {
  dryRun: boolean
  /** Folder of the file that names the refused rows. */
  reportDir: string
  onProgress?: (progress: { readBytes: number; totalBytes: number; rows: number }) => void
}

const SHELF_LIST = 1
const PROGRESS_ROWS = 500
const { reasons } = importTexts

/** What one pass over a file collects besides the drafts. */
interface Pass {
  read: number
  staged: number
  refused: number
  /** Lines refused so far, written as they come. */
  report: ReturnType<typeof stringify>
  categories: Map<string, { name: string; parent: string | null }>
}

/**
 * Loads a retailer's products in one transaction: all of the file or nothing. Running it again changes nothing.
 * Throws ImportFailure with one sentence when file or map cannot be used.
 */
export async function importProducts(
  pool: pg.Pool,
  path: string,
  map: ProductMap,
  options: ImportOptions,
): Promise<ImportCounts> {
  const table = await readTable(path)
  const unknown = columnsOf(map).find((column) => !table.columns.includes(column))
  if (unknown !== undefined)
    throw new ImportFailure(
      importTexts.mapColumnUnknown({ column: unknown, known: table.columns.join(', ') }),
    )
  const priceListId = map.priceListId ?? SHELF_LIST
  const refusedFile = join(options.reportDir, `${basename(path, extname(path))}-rifiutate.csv`)
  const client = await pool.connect()
  try {
    await beginImport(client)
    if (priceListId === SHELF_LIST) await ensureShelfList(client, importTexts.shelfList)
    if (!(await hasPriceList(client, priceListId)))
      throw new ImportFailure(importTexts.priceListMissing({ id: priceListId }))
    const pass = await readInto(client, table, map, options, refusedFile)
    await insertCategories(client, pass.categories)
    await matchProducts(client, map)
    const { added, changed } = await applyProducts(client, map, priceListId)
    await client.query(options.dryRun ? 'ROLLBACK' : 'COMMIT')
    if (pass.refused === 0) await rm(refusedFile, { force: true })
    return {
      added,
      changed,
      unchanged: pass.staged - added - changed,
      refused: pass.refused,
      refusedFile: pass.refused === 0 ? null : refusedFile,
    }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function readInto(
  client: pg.PoolClient,
  table: Table,
  map: ProductMap,
  options: ImportOptions,
  refusedFile: string,
): Promise<Pass> {
  await mkdir(dirname(refusedFile), { recursive: true })
  const report = stringify({ header: true, columns: [...importTexts.refusedHeader] })
  const written = report.pipe(createWriteStream(refusedFile))
  const pass: Pass = { read: 0, staged: 0, refused: 0, report, categories: new Map() }
  try {
    await stageProducts(client, drafts(table, map, pass, options))
  } finally {
    report.end()
    if (!written.closed) await once(written, 'close')
  }
  return pass
}

async function* drafts(
  table: Table,
  map: ProductMap,
  pass: Pass,
  options: ImportOptions,
): AsyncIterable<StagedProduct> {
  const placeOf = new Map(table.columns.map((column, place) => [column, place]))
  const lineOfCode = new Map<string, number>()
  const lineOfGtin = new Map<string, number>()
  for await (const row of table.rows) {
    pass.read += 1
    if (pass.read % PROGRESS_ROWS === 0) options.onProgress?.({ ...table.progress(), rows: pass.read })
    const result = readRow(row, table, placeOf, map)
    const problems =
      'problems' in result ? result.problems : findDuplicate(result.draft, lineOfCode, lineOfGtin)
    if ('problems' in result || problems.length > 0) {
      pass.refused += 1
      for (const problem of problems)
        pass.report.write([row.line, problem.field, problem.value, problem.reason])
      continue
    }
    lineOfCode.set(result.draft.code, row.line)
    if (result.draft.gtin !== null) lineOfGtin.set(result.draft.gtin, row.line)
    pass.staged += 1
    const { categoryPath, ...product } = result.draft
    yield { ...product, categorySlug: rememberCategory(categoryPath, pass.categories) }
  }
  options.onProgress?.({ ...table.progress(), rows: pass.read })
}

function readRow(
  row: TableRow,
  table: Table,
  placeOf: Map<string, number>,
  map: ProductMap,
): { draft: ProductDraft } | { problems: RowProblem[] } {
  if (row.cells.length !== table.columns.length) {
    const reason = reasons.columns({ found: row.cells.length, expected: table.columns.length })
    return { problems: [{ field: 'riga', value: row.cells.join(' | ').slice(0, 80), reason }] }
  }
  const result = readProductRow((column) => row.cells[placeOf.get(column) ?? -1] ?? '', map)
  if ('draft' in result && result.draft.categoryPath.length > CATEGORY_DEPTH)
    return {
      problems: [
        { field: 'category', value: result.draft.categoryPath.join(' / '), reason: reasons.tooDeep },
      ],
    }
  return result
}

function findDuplicate(
  draft: ProductDraft,
  lineOfCode: Map<string, number>,
  lineOfGtin: Map<string, number>,
): RowProblem[] {
  const sameCode = lineOfCode.get(draft.code)
  if (sameCode !== undefined)
    return [{ field: 'code', value: draft.code, reason: reasons.duplicateKey({ line: sameCode }) }]
  const sameGtin = draft.gtin === null ? undefined : lineOfGtin.get(draft.gtin)
  if (sameGtin !== undefined)
    return [{ field: 'gtin', value: draft.gtin ?? '', reason: reasons.duplicateGtin({ line: sameGtin }) }]
  return []
}

/** Notes every level of a path; answers the slug of the last one. */
function rememberCategory(path: string[], categories: Pass['categories']): string {
  let parent: string | null = null
  for (const name of path) {
    const slug: string = [parent, slugOf(name) || 'altro'].filter((part) => part !== null).join('/')
    if (!categories.has(slug)) categories.set(slug, { name, parent })
    parent = slug
  }
  return parent ?? ''
}
