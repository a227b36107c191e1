import { writeStatement } from '../../platform/database/statement.ts'

/** Locks the customer, so that two requests at the same time make one copy. */
export const lockAsker = writeStatement<{ userId: number }>(
  'my_data_lock_asker',
  'select id from users where id = $userId for no key update',
)
