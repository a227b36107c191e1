import { EXPORT_DAYS } from '@cambusa/domain/exports/export-choices'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/database.ts'
import { exportsFolder, removeExportFiles, removeLeftFiles } from './export-files.ts'
import { expireOld, listReadyIds, removeExportsOf, removeOldRows } from './exports.queries.ts'

const DAY_MS = 86_400_000
/** How long a request stays in the list after its file is gone. */
const LISTED_DAYS = 90

/** Removes files whose days are over, and files of runs that were killed. Running it twice changes nothing. */
export async function tidyExports(
  { db, config }: { db: Db; config: Pick<Config, 'dataDir'> },
  now: Date,
): Promise<void> {
  const folder = exportsFolder(config)
  const expired = await expireOld(db, { now })
  await removeExportFiles(
    folder,
    expired.map(({ id }) => id),
  )
  const ready = new Set((await listReadyIds(db)).map(({ id }) => id))
  await removeLeftFiles(folder, ready, now)
  await removeOldRows(db, { before: new Date(now.getTime() - (LISTED_DAYS + EXPORT_DAYS) * DAY_MS) })
}

/** Removes the exports of somebody whose account is deleted; their files go with the next tidying. */
export async function forgetExports(tx: Db, { userId }: { userId: number }): Promise<void> {
  await removeExportsOf(tx, { userId })
}
