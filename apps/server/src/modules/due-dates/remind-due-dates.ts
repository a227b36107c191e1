import { romeDate, romeTime } from '@cambusa/domain/time/dates'
import type { ReminderStage } from '@cambusa/messages/it/mails/due-mail'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { sendMail, type MailConfig } from '../mail/mail.ts'
import { listCompaniesToRemind, noteReminders, type RemindedDue } from './reminders.queries.ts'

const AT_ONCE = 500
/** Nobody is reminded of money at night. */
const FROM = '08:00'
const STAGES: Record<RemindedDue['stage'], ReminderStage> = { 1: 'before', 2: 'due', 3: 'after' }

interface Holder {
  id: number
  login: string
  firstName: string
}

interface Needs {
  db: Db
  config: MailConfig
  /** The holders of a company; colleagues have them, who stand on payments. */
  listHolders: (tx: Db, of: { companyId: number; exceptUserId: null }) => Promise<readonly Holder[]>
}

/**
 * Reminds the holders of companies of what falls due: a week before, on the day, and a week later, each once, what is
 * paid meanwhile never. One mail for all due dates of a stage. Running it twice, or in several processes, changes
 * nothing. Answers how many companies were reminded.
 */
export async function remindDueDates({ db, config, listHolders }: Needs, now: Date): Promise<number> {
  if (romeTime(now) < FROM) return 0
  const today = romeDate(now)
  const companies = await listCompaniesToRemind(db, { today, limit: AT_ONCE })
  for (const { companyId, name } of companies)
    await inTransaction(db, async (tx) => {
      const noted = await noteReminders(tx, { companyId, today })
      const holders = noted.length === 0 ? [] : await listHolders(tx, { companyId, exceptUserId: null })
      for (const [number, stage] of Object.entries(STAGES)) {
        const dues = noted.filter((due) => String(due.stage) === number)
        if (dues.length === 0) continue
        const told = dues.map(({ orderNumber, dueOn, leftCents }) => ({ orderNumber, dueOn, leftCents }))
        for (const { id: userId, login: to, firstName } of holders) {
          const params = { firstName, company: name, stage, dues: told }
          await sendMail(tx, config, { kind: 'dueReminder', to, userId, params }, now)
        }
      }
    })
  return companies.length
}
