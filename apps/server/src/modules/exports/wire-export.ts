import { downloadExport, type Export } from '@cambusa/contract/exports/exports'
import { exportWords, type ExportProblem } from '@cambusa/messages/it/exports/export-words'
import type { Config } from '../../config.ts'
import { exportUrl } from './export-link.ts'
import { readWish } from './export-wish.ts'
import type { ExportRow } from './exports.queries.ts'

const isProblem = (text: string | null): text is ExportProblem =>
  text !== null && Object.hasOwn(exportWords.problems, text)

/** An export of products as an answer, with its link where it is ready. */
export function wireExport(config: Pick<Config, 'secret'>, row: ExportRow): Export {
  const { source, sourceName } = readWish(row.wish)
  return {
    exportId: row.id,
    state: row.state,
    progress: row.progress,
    source,
    sourceName,
    products: row.products,
    pictures: row.pictures,
    missing: row.missing,
    bytes: row.bytes,
    askedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    url: exportUrl(config, row, `/ebsn/api${downloadExport.url}`, 'order_id'),
    problem: isProblem(row.problem) ? exportWords.problems[row.problem] : null,
  }
}
