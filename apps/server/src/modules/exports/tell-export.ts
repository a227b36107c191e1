import type { Db } from '../../platform/database/database.ts'
import { sendMail, type MailConfig } from '../mail/mail.ts'
import { findRecipient, type ExportRow } from './exports.queries.ts'

/** Mails the customer that an export is ready, or that it failed, in the transaction that notes it. */
export async function tellExport(
  tx: Db,
  config: MailConfig,
  { id: exportId, userId, kind }: ExportRow,
  end: { isReady: true; expiresAt: Date } | { isReady: false },
  now: Date,
): Promise<void> {
  const recipient = await findRecipient(tx, { userId })
  if (recipient === undefined) return
  const { login: to, firstName } = recipient
  const isMyData = kind === 'myData'
  const mail = end.isReady
    ? ({
        kind: 'exportReady',
        params: { firstName, exportId, isMyData, until: end.expiresAt.toISOString() },
      } as const)
    : ({ kind: 'exportFailed', params: { firstName, exportId, isMyData } } as const)
  await sendMail(tx, config, { ...mail, to, userId }, now)
}
