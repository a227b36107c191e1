import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { FileAnswer } from '../../platform/http/route.ts'
import { exportFile, exportsFolder, openFile } from './export-files.ts'
import { findOwnExport, type ExportKind, type ExportRow } from './exports.queries.ts'

const MS = 1_000

const signatureOf = ({ secret }: Pick<Config, 'secret'>, exportId: number, expires: string): Buffer =>
  createHmac('sha256', secret).update(`export\n${exportId}\n${expires}`).digest()

/** The signed path of a ready export below `path`, good until it expires; null unless it is ready. */
export function exportUrl(
  config: Pick<Config, 'secret'>,
  { id, state, expiresAt }: Pick<ExportRow, 'id' | 'state' | 'expiresAt'>,
  path: string,
  idName: string,
): string | null {
  if (state !== 'ready' || expiresAt === null) return null
  const expires = String(Math.floor(expiresAt.getTime() / MS))
  const signature = signatureOf(config, id, expires).toString('base64url')
  return `${path}?${new URLSearchParams({ [idName]: String(id), expires, signature })}`
}

/** A link as it was asked for. */
interface AskedFile {
  exportId: number
  expires: string
  signature: string
  userId: number
  companyId: number | null
  kind: ExportKind
}

function isSigned(config: Pick<Config, 'secret'>, { exportId, expires, signature }: AskedFile): boolean {
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(config, exportId, expires)
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * The file of a signed link, for who asked for it. Throws export.linkWrong (404) for a link that was not made so, or for
 * somebody else; export.expired (410) where its days are over or the file was removed.
 */
export async function openExportFile(
  db: Db,
  config: Pick<Config, 'secret' | 'dataDir'>,
  asked: AskedFile,
  fileName: (row: ExportRow) => string,
  now: Date,
): Promise<FileAnswer> {
  const row = isSigned(config, asked) ? await findOwnExport(db, asked) : undefined
  if (row === undefined) throw refuse('export.linkWrong')
  const isOver = Number(asked.expires) * MS <= now.getTime() || row.state !== 'ready'
  const body = isOver ? undefined : await openFile(exportFile(exportsFolder(config), row.id))
  if (body === undefined) throw refuse('export.expired')
  return { fileName: fileName(row), contentType: 'application/zip', body }
}
