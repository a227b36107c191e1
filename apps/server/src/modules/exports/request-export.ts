import { EXPORTS_AT_ONCE } from '@cambusa/domain/exports/export-choices'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { enqueueJob } from '../../platform/jobs/queued-jobs.ts'
import { makeExportJob } from './export.job.ts'
import { countOpenOfCompany, insertExport, lockCompanyOfExport, type ExportKind } from './exports.queries.ts'

/** What is asked for; the wish is what the job makes it from. */
export interface AskedExport {
  kind: ExportKind
  userId: number
  companyId: number | null
  wish: object
  products: number
}

/**
 * Notes an export and enqueues its job, in the transaction of the caller; returns its id. At most three of a company wait
 * or run at the same time: its row is locked while they are counted. Throws export.tooMany.
 */
export async function requestExport(tx: Db, asked: AskedExport, now: Date): Promise<number> {
  const { companyId } = asked
  if (companyId !== null) {
    await lockCompanyOfExport(tx, { companyId })
    const { count } = await countOpenOfCompany(tx, { companyId })
    if (count >= EXPORTS_AT_ONCE) throw refuse('export.tooMany', { max: EXPORTS_AT_ONCE })
  }
  const { id: exportId } = await insertExport(tx, { ...asked, wish: JSON.stringify(asked.wish), now })
  await enqueueJob(tx, makeExportJob, { exportId }, `export ${exportId}`)
  return exportId
}
