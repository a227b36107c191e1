import { formatDateTime } from '@cambusa/domain/time/dates'
import { auditTexts } from '@cambusa/messages/it/operator/audit'
import type { CommandContext } from '../process/command.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Db } from '../database/database.ts'
import { findAuditSubject, listAudit, type AuditRow } from './audit-log.queries.ts'

/** `--of ORDER|CUSTOMER`; undefined where the arguments are wrong. */
function subjectOf([flag, subject, ...rest]: readonly string[]): string | undefined {
  return flag === '--of' && rest.length === 0 ? subject : undefined
}

const json = (value: unknown) => JSON.stringify(value)

/** What changed, as JSON: `{"status":1} → {"status":2}`. */
function changeOf({ before, after, details }: AuditRow): string {
  if (before !== null || after !== null)
    return [before, after]
      .filter((side) => side !== null)
      .map(json)
      .join(' → ')
  return Object.keys(details).length === 0 ? '' : json(details)
}

const lineOf = (row: AuditRow): string =>
  auditTexts.line({
    at: formatDateTime(row.at),
    actor: row.actor,
    as: row.asUserId === null ? '' : `user ${row.asUserId}`,
    act: row.act,
    subject: row.subject,
    change: changeOf(row),
    request: row.requestId ?? '',
  })

/**
 * The lines of the audit log about an order (by its number) or a customer (by e-mail or id), oldest first. Throws
 * StartupError where there is neither.
 */
export async function sayAudit(db: Db, subject: string): Promise<string> {
  const found = await findAuditSubject(db, { subject })
  if (found === undefined) throw new StartupError(auditTexts.unknown({ subject }))
  const rows = await listAudit(db, { ...found, subject })
  return rows.length === 0 ? auditTexts.none({ subject }) : rows.map(lineOf).join('\n')
}

/** `npm run audit -- --of …`. Throws StartupError with the usage. */
export async function runAuditCommand({ args, database }: CommandContext): Promise<void> {
  const subject = subjectOf(args)
  if (subject === undefined) throw new StartupError(auditTexts.usage)
  console.log(await sayAudit(database.db, subject))
}
