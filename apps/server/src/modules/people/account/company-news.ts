import { formatBillingAddress } from '@cambusa/domain/people/billing-address'
import type { Platform } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { sendMail, type MailParams } from '../../mail/mail.ts'
import { listOtherMembers, type ProfileRow } from './profile.queries.ts'

/** Invoicing data of a company, as shown in the mail to its members. */
export interface CompanyInvoicing {
  billingAddress: Parameters<typeof formatBillingAddress>[0] | undefined
  pec: string
  sdiCode: string
}

const FIELDS = ['billingAddress', 'pec', 'sdiCode'] as const

const textOf = (data: CompanyInvoicing, field: (typeof FIELDS)[number]): string =>
  field === 'billingAddress' ? formatBillingAddress(data.billingAddress) : data[field]

/** Mails the other members of a company what one of them changed in its invoicing data; nothing if nothing changed. */
export async function tellMembers(
  tx: Db,
  config: Platform['config'],
  { id: userId, login: by, companyId, companyName }: ProfileRow,
  { before, after }: { before: CompanyInvoicing; after: CompanyInvoicing },
  now: Date,
): Promise<void> {
  const changes: MailParams['companyChanged']['changes'] = FIELDS.map((field) => ({
    field,
    before: textOf(before, field),
    after: textOf(after, field),
  })).filter((change) => change.before !== change.after)
  if (changes.length === 0 || companyId === null) return
  for (const { id, login: to, firstName } of await listOtherMembers(tx, { userId, companyId })) {
    const params = { firstName, companyName, by, changes }
    await sendMail(tx, config, { kind: 'companyChanged', to, userId: id, params }, now)
  }
}
