import type { staffFactors, staffRecoveryCodes } from '../../../platform/schema/staff-factors.ts'
import {
  findStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

interface Person {
  userId: number
}

/** A new key for a person who has confirmed none; no row: there is a confirmed one. */
export const upsertFactor = findStatement<
  RowOf<typeof staffFactors, 'nonce'>,
  Person & { nonce: Buffer; now: Date }
>(
  'second_factor_upsert',
  `insert into staff_factors as f (user_id, nonce, created_at) values ($userId, $nonce, $now)
   on conflict (user_id) do update set nonce = excluded.nonce, created_at = excluded.created_at where f.confirmed_at is null
   returning nonce`,
)

/** Locked until the transaction ends: whatever uses codes up, or replaces them, begins with it. */
export const lockFactor = findStatement<RowOf<typeof staffFactors, 'nonce' | 'confirmedAt'>, Person>(
  'second_factor_lock',
  'select nonce, confirmed_at "confirmedAt" from staff_factors where user_id = $userId for update',
)

/** From now on the factor counts; no row: it does already, or has another key meanwhile. */
export const updateConfirmed = findStatement<
  RowOf<typeof staffFactors, 'userId'>,
  Person & { nonce: Buffer; step: number; now: Date }
>(
  'second_factor_confirm',
  `update staff_factors set confirmed_at = $now, last_step = $step
   where user_id = $userId and nonce = $nonce and confirmed_at is null returning user_id "userId"`,
)

/** Uses a code of the app up; no row: it, or a later one, has been used. */
export const updateLastStep = findStatement<
  RowOf<typeof staffFactors, 'lastStep'>,
  Person & { step: number }
>(
  'second_factor_use_step',
  `update staff_factors set last_step = $step
   where user_id = $userId and confirmed_at is not null and last_step < $step returning last_step "lastStep"`,
)

/** Uses a recovery code up; no row: it is none of the person, or used. */
export const updateRecoveryCodeUsed = findStatement<
  RowOf<typeof staffRecoveryCodes, 'usedAt'>,
  Person & { codeHash: Buffer; now: Date }
>(
  'recovery_code_use',
  `update staff_recovery_codes set used_at = $now
   where user_id = $userId and code_hash = $codeHash and used_at is null returning used_at "usedAt"`,
)

export const countRecoveryCodes = oneStatement<{ left: number }, Person>(
  'recovery_code_count',
  'select count(*)::int "left" from staff_recovery_codes where user_id = $userId and used_at is null',
)

export const insertRecoveryCodes = writeStatement<Person & { codeHashes: Buffer[] }>(
  'recovery_code_insert',
  'insert into staff_recovery_codes (user_id, code_hash) select $userId, unnest($codeHashes::bytea[])',
)

export const removeRecoveryCodes = writeStatement<Person>(
  'recovery_code_remove',
  'delete from staff_recovery_codes where user_id = $userId',
)

/** Removes the factor with its recovery codes; no row: there was none. */
export const removeFactor = findStatement<RowOf<typeof staffFactors, 'userId'>, Person>(
  'second_factor_remove',
  'delete from staff_factors where user_id = $userId returning user_id "userId"',
)
