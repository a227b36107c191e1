import { writeStatement } from '../../platform/database/statement.ts'

/**
 * Ends all sessions of a customer, withdraws the keys of their tills, and deletes their remembered logins, and what is known of where they signed in. Ended
 * sessions lose the device and are deleted with the other old ones; nothing of them names a person any more.
 */
export const forgetSignIns = writeStatement<{ userId: number; now: Date }>(
  'auth_forget_sign_ins',
  `with logins as (delete from account_tokens where user_id = $userId),
     first as (delete from first_sign_ins where user_id = $userId),
     keys as (update technical_keys set withdrawn_at = coalesce(withdrawn_at, $now) where user_id = $userId),
     attempts as (delete from login_attempts where login = (select lower(login) from users where id = $userId))
   update sessions set revoked_at = coalesce(revoked_at, $now), device = '' where user_id = $userId`,
)
