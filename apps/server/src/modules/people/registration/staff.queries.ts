import type { users } from '../../../platform/schema/accounts.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'

type Made = RowOf<typeof users, 'id' | 'login' | 'firstName'>

/** Somebody of the shop who has no account yet; no row: the e-mail has one. No password has this hash. */
export const insertStaff = findStatement<
  Made,
  { login: string; firstName: string; userTypeId: number; profileLevel: number; now: Date }
>(
  'staff_insert',
  `insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level, created_at)
   values ($login, '!', $userTypeId, $firstName, '', $profileLevel, $now)
   on conflict (lower(login)) do nothing returning id, login, first_name "firstName"`,
)

/** Another role: all that was opened before ends, and with `withoutPassword` the old password does. */
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
