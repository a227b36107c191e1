import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import { inGroups } from '@cambusa/domain/people/typed-signs'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { keysTexts as texts } from '@cambusa/messages/it/operator/keys'
import type { Platform } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { makeKey } from '../../auth/auth.ts'
import { sendMail } from '../../mail/mail.ts'
import { findKeyHolder, listHolderCompanies, type HolderCompany } from './key-holder.queries.ts'

const DAY_MS = 86_400_000

export interface KeyWish {
  email: string
  /** Words for the device. */
  name: string
  /** VAT number of the company; undefined: the only one of the customer. */
  vatNumber: string | undefined
  days: number
}

/** The customer as whom the key signs in, and the company that it belongs to. Throws StartupError. */
async function holderOf(tx: Db, { email, vatNumber }: KeyWish) {
  const holder = await findKeyHolder(tx, { login: typedEmail(email) })
  if (holder === undefined || roleMayDo(roleOf(holder.userTypeId), 'serveCustomers'))
    throw new StartupError(texts.customerUnknown({ email }))
  if (holder.isDisabled) throw new StartupError(texts.customerClosed({ email }))
  const all = await listHolderCompanies(tx, { userId: holder.id })
  return { holder, company: chosenCompany(all, email, vatNumber) }
}

function chosenCompany(all: readonly HolderCompany[], email: string, vatNumber?: string): HolderCompany {
  const [only, ...others] = vatNumber === undefined ? all : all.filter((one) => one.vatNumber === vatNumber)
  const companies = all.map(({ name, vatNumber: number }) => ({ name, vatNumber: number }))
  if (all.length === 0) throw new StartupError(texts.noCompany({ email }))
  if (only === undefined) throw new StartupError(texts.companyUnknown({ email, companies }))
  if (others.length > 0) throw new StartupError(texts.whichCompany({ email, companies }))
  return only
}

/** Makes a key in a transaction, and tells the customer by mail. Returns the text that shows the secret, once. Throws StartupError. */
export async function makeCustomersKey(
  { db: tx, config }: Pick<Platform, 'config'> & { db: Db },
  wish: KeyWish,
  now: Date,
): Promise<{ said: string; key: string; companyId: number; userId: number }> {
  const { holder, company } = await holderOf(tx, wish)
  const { name } = wish
  const expiresAt = new Date(now.getTime() + wish.days * DAY_MS)
  const made = await makeKey(tx, { userId: holder.id, companyId: company.id, name, expiresAt }, now)
  const shown = { key: inGroups(made.key, '-'), secret: inGroups(made.secret, '-') }
  const day = formatDay(romeDate(expiresAt))
  const told = { name, company: company.name, day }
  const { id: userId, login: to, firstName } = holder
  await sendMail(tx, config, { kind: 'keyMade', to, userId, params: { firstName, ...told } }, now)
  return { said: texts.made({ ...shown, ...told, email: to }), key: made.key, companyId: company.id, userId }
}
