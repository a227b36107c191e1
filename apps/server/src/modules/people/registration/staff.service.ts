import { loginRule } from '@cambusa/domain/people/email'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { roleMayDo, roleOf, USER_TYPE } from '@cambusa/domain/people/roles'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { customersTexts as texts } from '@cambusa/messages/it/operator/customers'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { Platform } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { issueLink } from '../../links/links.ts'
import { sendMail, type StaffRole } from '../../mail/mail.ts'
import type { Done } from './hand-over.service.ts'
import { findCustomerForUpdate, type CustomerRow } from './customers.queries.ts'
import { insertStaff, updateStaff } from './staff.queries.ts'

export interface StaffWish {
  email: string
  role: StaffRole
  /** Whether a customer with this e-mail may become staff. */
  promotes: boolean
}

const named = mailTexts.staffInvited.roles

/** The account with the e-mail, if it may get the role. Throws StartupError. */
async function staffOf(tx: Db, { email, promotes }: StaffWish): Promise<CustomerRow | undefined> {
  const known = await findCustomerForUpdate(tx, { login: typedEmail(email) })
  if (known === undefined) return undefined
  if (known.isDisabled) throw new StartupError(texts.customerClosed({ email: known.login }))
  const isStaff = roleMayDo(roleOf(known.userTypeId), 'serveCustomers')
  if (!isStaff && !promotes) throw new StartupError(texts.isCustomer({ email: known.login }))
  return known
}

/**
 * Makes an operator or administrator, in a transaction. A new person, or a former customer, chooses a password by the
 * link of a mail: no password that others may know opens the staff screens. A person with another role is signed out.
 * Throws StartupError.
 */
export async function makeStaff(
  { db: tx, config }: Pick<Platform, 'config' | 'db'>,
  wish: StaffWish,
  now: Date,
): Promise<Done> {
  const login = typedEmail(wish.email)
  if (loginRule(login) !== undefined) throw new StartupError(texts.emailWrong({ email: wish.email }))
  const known = await staffOf(tx, wish)
  const { role } = wish
  const userTypeId = USER_TYPE[role]
  const said = { email: known?.login ?? login, role: named[role] }
  if (known?.userTypeId === userTypeId) return { said: texts.staffAlready(said), changes: false }
  const wasStaff = known !== undefined && roleMayDo(roleOf(known.userTypeId), 'serveCustomers')
  const level = { userTypeId, profileLevel: PROFILE_LEVEL.enabled }
  const made =
    known === undefined
      ? await insertStaff(tx, { ...level, login, firstName: login.split('@')[0] ?? '', now })
      : await updateStaff(tx, { ...level, userId: known.id, withoutPassword: !wasStaff })
  if (made === undefined) throw new StartupError(texts.isCustomer({ email: login }))
  if (wasStaff) return { said: texts.staffChanged(said), changes: true }
  const { id: userId, firstName, login: to } = made
  const linkId = await issueLink(tx, config, { userId, purpose: 'reset', email: to }, now)
  await sendMail(tx, config, { kind: 'staffInvited', to, userId, params: { firstName, linkId, role } }, now)
  return { said: texts.staffMade(said), changes: true }
}
