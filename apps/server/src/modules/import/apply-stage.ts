import { setTimeout as wait } from 'node:timers/promises'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { isConflict } from '../../platform/database/conflicts.ts'
import { ImportFailure } from './rows/import-failure.ts'
import type { ImportCounts, ImportPlan, KindRun, RowRemark } from './rows/import-kind.ts'

/** The result of applying the staged rows. */
export interface Applied {
  counts: ImportCounts
  /** Rows that refer to something that the shop does not have. */
  refused: RowRemark[]
  remarks: RowRemark[]
}

export interface ApplyLimits {
  dryRun: boolean
  /** Share of the existing rows that a full file may take off. */
  maxMissing: number
}

/**
 * A shopper's statement waits at most 5 seconds for a lock: the import gives up earlier, rolls back and tries again.
 */
const LOCK_TIMEOUT_MS = 3_000
const TRIES = 6
const PAUSE_MS = 400
const LOCK_NOT_AVAILABLE = '55P03'
/** Below this number of missing rows the share is not checked, because in a small shop any share is large. */
const BRAKE_FROM = 20

/**
 * Applies the staged rows in one transaction; retried while shoppers hold the locks that it needs. Throws
 * ImportFailure.
 */
export async function applyStage(
  client: pg.ClientBase,
  run: KindRun,
  plan: ImportPlan,
  limits: ApplyLimits,
): Promise<Applied> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, run, plan, limits)
    } catch (error) {
      await client.query('ROLLBACK')
      if (!isWorthAnotherTry(error)) throw error
      if (attempt === TRIES) throw new ImportFailure(importTexts.shopBusy)
      await wait(PAUSE_MS * attempt)
    }
  }
}

const isWorthAnotherTry = (error: unknown) =>
  isConflict(error) || (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)

async function applyOnce(
  client: pg.ClientBase,
  run: KindRun,
  plan: ImportPlan,
  { dryRun, maxMissing }: ApplyLimits,
): Promise<Applied> {
  await client.query('BEGIN')
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
  // Lets PostgreSQL compare the file with the shop in memory as far as possible.
  await client.query(`SET LOCAL work_mem = '128MB'`)
  const refused = await run.match(client)
  const missing = plan.isFull ? await brake(client, run, maxMissing) : 0
  const removed = missing > 0 ? ((await run.takeOff?.(client)) ?? 0) : 0
  const { added, changed } = await run.apply(client)
  const remarks = (await run.remark?.(client)) ?? []
  await client.query(dryRun ? 'ROLLBACK' : 'COMMIT')
  return { counts: { added, changed, removed }, refused, remarks }
}

/** Throws if too much is missing, so that a truncated file cannot empty the shop. Returns how many are missing. */
async function brake(client: pg.ClientBase, run: KindRun, maxMissing: number): Promise<number> {
  if (run.countMissing === undefined) throw new ImportFailure(importTexts.notFull)
  const { known, missing } = await run.countMissing(client)
  if (missing < BRAKE_FROM || missing <= known * maxMissing) return missing
  const percent = Math.round((missing * 100) / known)
  throw new ImportFailure(importTexts.tooMuchMissing({ missing, known, percent }))
}
