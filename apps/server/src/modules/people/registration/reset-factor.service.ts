import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { customersTexts as texts } from '@cambusa/messages/it/operator/customers'
import type { Db } from '../../../platform/database/database.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { removeFactor } from '../../auth/auth.ts'
import { findCustomerForUpdate } from './customers.queries.ts'
import type { Done } from './hand-over.service.ts'
import { updateStaffSignedOut } from './staff.queries.ts'

/**
 * Takes the second factor from a member of staff who lost the phone and the recovery codes, in a transaction: everything
 * that was opened ends, and the next sign-in leads to connecting an app again. Throws StartupError.
 */
export async function resetFactor(tx: Db, email: string): Promise<Done> {
  const known = await findCustomerForUpdate(tx, { login: typedEmail(email) })
  if (known === undefined) throw new StartupError(texts.customerUnknown({ email }))
  const said = { email: known.login }
  if (!roleMayDo(roleOf(known.userTypeId), 'serveCustomers')) throw new StartupError(texts.notStaff(said))
  const removed = await removeFactor(tx, { userId: known.id })
  if (removed === undefined) return { said: texts.factorMissing(said), changes: false }
  await updateStaffSignedOut(tx, { userId: known.id })
  return { said: texts.factorReset(said), changes: true }
}
