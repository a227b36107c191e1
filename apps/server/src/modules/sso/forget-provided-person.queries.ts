import { writeStatement } from '../../platform/database/statement.ts'

/**
 * An identity provider's name for a customer whose account is deleted: with the next login its person is a new customer.
 * Sessions that it opened have ended.
 */
export const forgetProvidedPerson = writeStatement<{ userId: number }>(
  'sso_forget_person',
  `with ended as (delete from sso_sessions where user_id = $userId)
   delete from sso_identities where user_id = $userId`,
)
