import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { exports as exportsTable } from '../../platform/schema/exports.ts'

export type ExportKind = 'products' | 'myData'

export type ExportRow = RowOf<
  typeof exportsTable,
  | 'id'
  | 'userId'
  | 'companyId'
  | 'kind'
  | 'wish'
  | 'state'
  | 'progress'
  | 'products'
  | 'pictures'
  | 'missing'
  | 'bytes'
  | 'problem'
  | 'createdAt'
  | 'expiresAt'
>

const columns = `e.id, e.user_id as "userId", e.company_id as "companyId", e.kind, e.wish, e.state, e.progress, e.products,
  e.pictures, e.missing, e.bytes, e.problem, e.created_at as "createdAt", e.expires_at as "expiresAt"`

const isOpen = `e.state in ('waiting', 'running')`

/** A run that has not said for so long that it goes on was killed. */
const STALE_SECONDS = 30
const isStale = `e.state = 'running' and e.beat_at < $now::timestamptz - interval '${STALE_SECONDS} seconds'`

/** Locks the company, so that requests of its people are counted one after another. */
export const lockCompanyOfExport = writeStatement<{ companyId: number }>(
  'exports_lock_company',
  'select id from companies where id = $companyId for no key update',
)

export const countOpenOfCompany = oneStatement<{ count: number }, { companyId: number }>(
  'exports_count_open',
  `select count(*)::int as count from exports e where e.company_id = $companyId and ${isOpen}`,
)

export const insertExport = oneStatement<
  { id: number },
  {
    userId: number
    companyId: number | null
    kind: ExportKind
    wish: string
    products: number
    now: Date
  }
>(
  'exports_insert',
  `insert into exports (user_id, company_id, kind, wish, products, created_at)
   values ($userId, $companyId, $kind, $wish, $products, $now) returning id`,
)

export const findExport = findStatement<ExportRow, { exportId: number }>(
  'exports_find',
  `select ${columns} from exports e where e.id = $exportId`,
)

/** An own export for a company, or (companyId null) a copy of one's own data. */
export const findOwnExport = findStatement<
  ExportRow,
  { exportId: number; userId: number; companyId: number | null; kind: ExportKind }
>(
  'exports_find_own',
  `select ${columns} from exports e where e.id = $exportId and e.user_id = $userId and e.kind = $kind
     and e.company_id is not distinct from $companyId::bigint`,
)

export const listOwnExports = listStatement<ExportRow, { userId: number; companyId: number; limit: number }>(
  'exports_list_own',
  `select ${columns} from exports e where e.user_id = $userId and e.company_id = $companyId and e.kind = 'products'
   order by e.id desc limit $limit`,
)

/** The last copy of their own data that somebody asked for. */
export const findLatestMyData = findStatement<ExportRow, { userId: number }>(
  'exports_find_my_data',
  `select ${columns} from exports e where e.user_id = $userId and e.kind = 'myData' order by e.id desc limit 1`,
)

/** Begins a run, or takes one over that was killed. No row: another process makes it, or it is done. */
export const claimExport = findStatement<ExportRow, { exportId: number; now: Date }>(
  'exports_claim',
  `update exports e set state = 'running', progress = 0, beat_at = $now
   where e.id = $exportId and (e.state = 'waiting' or ${isStale}) returning ${columns}`,
)

/** Exports whose run was killed, and those whose job was lost. */
export const listStaleExports = listStatement<{ id: number }, { now: Date }>(
  'exports_list_stale',
  `select e.id from exports e where ${isStale}
     or e.state = 'waiting' and e.created_at < $now::timestamptz - interval '5 minutes' order by e.id limit 20`,
)

/** Says that a run goes on. 0: it was taken off, and the run ends. */
export const beatExport = writeStatement<{ exportId: number; progress: number; now: Date }>(
  'exports_beat',
  `update exports set progress = $progress, beat_at = $now where id = $exportId and state = 'running'`,
)

/** 0: it was ready already, or was taken off. */
export const finishExport = writeStatement<{
  exportId: number
  pictures: number
  missing: number
  bytes: number
  now: Date
  expiresAt: Date
}>(
  'exports_finish',
  `update exports set state = 'ready', progress = 100, pictures = $pictures, missing = $missing, bytes = $bytes,
     done_at = $now, expires_at = $expiresAt
   where id = $exportId and state = 'running'`,
)

export const failExport = writeStatement<{ exportId: number; problem: string; now: Date }>(
  'exports_fail',
  `update exports set state = 'failed', problem = $problem, done_at = $now
   where id = $exportId and state in ('waiting', 'running')`,
)

/** Puts a run back that is to be tried again. */
export const returnExport = writeStatement<{ exportId: number }>(
  'exports_return',
  `update exports set state = 'waiting', beat_at = null where id = $exportId and state = 'running'`,
)

/** Ready files whose days are over; their files are removed by the caller. */
export const expireOld = listStatement<{ id: number }, { now: Date }>(
  'exports_expire_old',
  `update exports e set state = 'expired' where e.state = 'ready' and e.expires_at <= $now returning e.id`,
)

/** The oldest ready files that take more room than there is, those of the last hour excepted. */
export const expireForRoom = listStatement<{ id: number }, { mostBytes: number; now: Date }>(
  'exports_expire_for_room',
  `update exports e set state = 'expired' where e.id in (
     select id from (select r.id, r.done_at, sum(r.bytes) over (order by r.id desc) as upto from exports r
       where r.state = 'ready') sized
     where upto > $mostBytes and done_at < $now::timestamptz - interval '1 hour')
   returning e.id`,
)

/** Ids of exports whose file is wanted: ready ones. */
export const listReadyIds = listStatement<{ id: number }>(
  'exports_list_ready',
  `select id from exports where state = 'ready' order by id`,
)

/** Rows of long ago tell nobody anything. */
export const removeOldRows = writeStatement<{ before: Date }>(
  'exports_remove_old',
  `delete from exports where created_at < $before and state in ('failed', 'expired')`,
)

/** Everything of somebody whose account is deleted. */
export const removeExportsOf = listStatement<{ id: number }, { userId: number }>(
  'exports_remove_of',
  'delete from exports where user_id = $userId returning id',
)

/** Whether the contract of a company includes pictures. */
export const findContract = findStatement<{ imagesInContract: boolean }, { companyId: number }>(
  'exports_find_contract',
  'select images_in_contract as "imagesInContract" from companies where id = $companyId',
)

/** Who asked for an export, while the account is in use. */
export const findRecipient = findStatement<{ login: string; firstName: string }, { userId: number }>(
  'exports_find_recipient',
  `select login, first_name as "firstName" from users where id = $userId and not is_disabled`,
)
