import { EXPORT_DAYS } from '@cambusa/domain/exports/export-choices'
import type { Config } from '../../config.ts'
import { inTransaction, type Database, type Db } from '../../platform/database/database.ts'
import { queuedJobWork, type QueuedJobWork } from '../../platform/jobs/queued-jobs.ts'
import type { MailConfig } from '../mail/mail.ts'
import { openPictureStore, type PictureStore } from '../pictures/pictures.ts'
import { makeExportJob } from './export.job.ts'
import {
  exportFile,
  exportsFolder,
  makeExportsFolder,
  removeExportFiles,
  removeUnfinished,
} from './export-files.ts'
import {
  beatExport,
  claimExport,
  expireForRoom,
  failExport,
  finishExport,
  listStaleExports,
  returnExport,
  type ExportRow,
} from './exports.queries.ts'
import { productEntries } from './product-entries.ts'
import { tellExport } from './tell-export.ts'
import { ExportTooLarge, writeZip, type Counted, type ExportEntries } from './write-zip.ts'

const DAY_MS = 86_400_000
/** How often a run says that it goes on. */
const BEAT_MS = 5_000

type StoreConfig = Parameters<typeof openPictureStore>[0]

export interface ExportNeeds {
  config: StoreConfig & Pick<Config, 'dataDir' | 'exportMegabytes'> & MailConfig
  database: Database
  /** The files of a copy of somebody's own data; without it only products are exported. */
  myDataEntries?: (db: Db, userId: number, at: Date) => ExportEntries
}

/** The same in a run, whose clock goes on from when it began. */
interface RunNeeds extends ExportNeeds {
  clock: () => Date
  pictureStore: PictureStore
}

const runNeeds = (needs: ExportNeeds, begun: Date): RunNeeds => {
  const startMs = performance.now()
  return {
    ...needs,
    clock: () => new Date(begun.getTime() + performance.now() - startMs),
    pictureStore: openPictureStore(needs.config),
  }
}

/** The export was taken off while it was made: its account was deleted, or another process makes it. */
class TakenOff extends Error {
  override name = 'TakenOff'
}

const MEGABYTE = 1_048_576

/** The run of this process: the next begins when it has ended, whichever job wants it. */
let running: Promise<unknown> = Promise.resolve()

/**
 * Makes the file of an export that waits, or whose run was killed, and tells its customer. A call for one that is made by
 * another process, or is done, does nothing. Throws what may pass (disk, database, picture store); the export waits then.
 */
export async function makeExport(needs: ExportNeeds, asked: AskedRun): Promise<void> {
  const run = running.then(() => makeNow(needs, asked))
  running = run.catch(() => undefined)
  return run
}

interface AskedRun {
  exportId: number
  begun: Date
  isLastTry?: boolean
}

async function makeNow(given: ExportNeeds, { exportId, begun, isLastTry = false }: AskedRun): Promise<void> {
  const needs = runNeeds(given, begun)
  const { config, database, clock } = needs
  const { db } = database.patient
  const row = await claimExport(db, { exportId, now: clock() })
  if (row === undefined) return
  const folder = exportsFolder(config)
  const counted: Counted = { pictures: 0, missing: 0 }
  try {
    await makeExportsFolder(folder)
    await removeUnfinished(folder, exportId)
    const entries = entriesOf(needs, row, counted)
    const bytes = await writeZip(exportFile(folder, exportId), entries, {
      mtime: row.createdAt,
      onEntry: beating(needs, exportId),
    })
    await inTransaction(db, async (tx) => {
      const now = clock()
      const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
      if ((await finishExport(tx, { exportId, ...counted, bytes, now, expiresAt })) > 0)
        await tellExport(tx, config, row, { isReady: true, expiresAt }, now)
    })
    await makeRoom(needs)
  } catch (error) {
    if (error instanceof TakenOff) return removeExportFiles(folder, [exportId])
    const problem = error instanceof ExportTooLarge ? 'tooLarge' : isLastTry ? 'failed' : undefined
    if (problem === undefined) {
      await returnExport(db, { exportId })
      throw error
    }
    await inTransaction(db, async (tx) => {
      const now = clock()
      if ((await failExport(tx, { exportId, problem, now })) > 0)
        await tellExport(tx, config, row, { isReady: false }, now)
    })
    if (problem === 'failed') throw error
  }
}

function entriesOf(needs: RunNeeds, row: ExportRow, counted: Counted): ExportEntries {
  if (row.kind === 'products') return productEntries(needs, row, counted)
  const { myDataEntries, database } = needs
  if (myDataEntries === undefined) throw new Error('no files of own data are made here')
  return myDataEntries(database.patient.db, row.userId, row.createdAt)
}

/** Notes the progress every few seconds. Throws TakenOff where the row is no longer running. */
function beating({ database, clock }: RunNeeds, exportId: number): (progress: number) => Promise<void> {
  let lastMs = -Infinity
  return async (progress) => {
    if (performance.now() - lastMs < BEAT_MS) return
    lastMs = performance.now()
    const whole = Math.min(99, Math.floor(progress))
    if ((await beatExport(database.patient.db, { exportId, progress: whole, now: clock() })) === 0)
      throw new TakenOff()
  }
}

/** Removes the oldest files where all together take more room than they may. */
async function makeRoom({ config, database, clock }: RunNeeds): Promise<void> {
  const mostBytes = config.exportMegabytes * MEGABYTE
  const expired = await expireForRoom(database.patient.db, { mostBytes, now: clock() })
  await removeExportFiles(
    exportsFolder(config),
    expired.map(({ id }) => id),
  )
}

/** Worker that makes exports, one after another. */
export const exportWork = (needs: ExportNeeds): QueuedJobWork =>
  queuedJobWork(makeExportJob, ({ exportId }, { now: begun, isLastTry }) =>
    makeExport(needs, { exportId, begun, isLastTry }),
  )

/** The job of every minute: goes on with exports whose run was killed. */
export async function resumeExports(needs: ExportNeeds, now: Date): Promise<void> {
  for (const { id } of await listStaleExports(needs.database.patient.db, { now }))
    await makeExport(needs, { exportId: id, begun: now })
}
