import { writeStatement } from '../../../platform/database/statement.ts'
import { forgottenAddresses } from '../../auth/auth.ts'
import { forgottenTimeslots } from '../../timeslots/timeslots.ts'

/** Deletes personal rows outside the account; an address that a cart refers to stays. */
export const removePersonalRows = writeStatement<{ userId: number }>(
  'account_remove_personal_rows',
  `with requests as (delete from card_requests where user_id = $userId),
     people as (delete from delegates where user_id = $userId),
     billing as (delete from billing_addresses where user_id = $userId),
     ${forgottenAddresses},
     ${forgottenTimeslots}
   delete from addresses a where a.user_id = $userId and not exists (select from carts c where c.address_id = a.id)`,
)
