import type { users } from '../../../platform/schema/accounts.ts'
import { findStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

type Made = RowOf<typeof users, 'id' | 'login' | 'firstName'>

/** Inserts a member of staff without an account; no row: the e-mail has one. No password matches this hash. */
export const insertStaff = findStatement<
  Made,
  { login: string; firstName: string; userTypeId: number; profileLevel: number; now: Date }
>(
  'staff_insert',
  `insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level, created_at)
   values ($login, '!', $userTypeId, $firstName, '', $profileLevel, $now)
   on conflict (lower(login)) do nothing returning id, login, first_name "firstName"`,
)

/** Changes the role and ends everything that was opened before; with `withoutPassword` the old password too. */
export const updateStaff = findStatement<
  Made,
  { userId: number; userTypeId: number; profileLevel: number; withoutPassword: boolean }
>(
  'staff_update',
  `update users set user_type_id = $userTypeId, profile_level = greatest(profile_level, $profileLevel::smallint),
     credential_version = credential_version + 1,
     password_hash = case when $withoutPassword::boolean then '!' else password_hash end
   where id = $userId returning id, login, first_name "firstName"`,
)

/** Ends everything that was opened before. */
export const updateStaffSignedOut = writeStatement<{ userId: number }>(
  'staff_sign_out',
  'update users set credential_version = credential_version + 1 where id = $userId',
)
