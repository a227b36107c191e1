import { parseArgs } from 'node:util'
import { KEY_DAYS, KEY_DAYS_MAX, KEY_NAME_MAX, keyState } from '@cambusa/domain/people/technical-key'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { inGroups, readSigns } from '@cambusa/domain/people/typed-signs'
import { formatDateTime, formatDay, romeDate } from '@cambusa/domain/time/dates'
import { keysTexts as texts } from '@cambusa/messages/it/operator/keys'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { tried } from '../../../platform/database/dry-run.ts'
import { writeAudit, type AuditedAct } from '../../../platform/log/audit-log.ts'
import type { CommandContext } from '../../../platform/process/command.ts'
import { takeConsent } from '../../../platform/process/operator-consent.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { listKeys, withdrawKey, type ListedKey } from '../../auth/auth.ts'
import { makeCustomersKey, type KeyWish } from './make-key.service.ts'

/** What a change says, and what the audit log keeps of it: never the secret. */
interface Changed {
  said: string
  audited: Omit<AuditedAct, 'actor'>
}
type Change = (tx: Db, now: Date) => Promise<Changed>

/** `make E-MAIL --name WORDS [--company VAT] [--days DAYS]`. Throws StartupError. */
function wishOf(email: string, words: readonly string[]): KeyWish {
  const option = { type: 'string' } as const
  const options = { name: option, company: option, days: option }
  const { values, positionals } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
  })
  const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const name = said(values.name)
  const days = values.days === undefined ? KEY_DAYS : Number(said(values.days))
  if (positionals.length > 0) throw new StartupError(texts.usage)
  if (name === '' || name.length > KEY_NAME_MAX || /\p{Cc}/u.test(name))
    throw new StartupError(texts.nameWrong({ max: KEY_NAME_MAX }))
  if (!Number.isInteger(days) || days < 1 || days > KEY_DAYS_MAX)
    throw new StartupError(texts.daysWrong({ max: KEY_DAYS_MAX }))
  return { email, name, days, vatNumber: values.company === undefined ? undefined : said(values.company) }
}

const making =
  ({ config }: CommandContext, wish: KeyWish): Change =>
  async (db, now) => {
    const { said, key, companyId, userId } = await makeCustomersKey({ config, db }, wish, now)
    const { email, name, days } = wish
    const details = { name, days, companyId, customer: typedEmail(email) }
    return { said, audited: { act: 'keys.make', subject: key, customerId: userId, details } }
  }

const withdrawing =
  (typed: string): Change =>
  async (tx, now) => {
    const key = readSigns(typed)
    const withdrawn = await withdrawKey(tx, key, now)
    if (withdrawn === undefined) throw new StartupError(texts.keyUnknown({ key: typed }))
    const { name, userId: customerId } = withdrawn
    const said = texts.withdrawn({ name })
    return { said, audited: { act: 'keys.withdraw', subject: key, customerId, details: { name } } }
  }

const lineOf = (now: Date) => (key: ListedKey) =>
  texts.line({
    key: inGroups(key.key, '-'),
    name: key.name,
    email: key.login,
    company: key.companyName,
    state: keyState(key, now),
    until: formatDay(romeDate(key.expiresAt)),
    used: key.lastUsedAt === null ? undefined : formatDateTime(key.lastUsedAt),
  })

async function sayKeys(db: Db, email: string | undefined, now: Date): Promise<string> {
  const keys = await listKeys(db, { login: email === undefined ? null : typedEmail(email) })
  return keys.length === 0 ? texts.none : keys.map(lineOf(now)).join('\n')
}

/** The change that the arguments ask for; undefined: none. */
function changeOf(context: CommandContext, [name, subject, ...words]: readonly string[]): Change | undefined {
  if (subject === undefined) return undefined
  if (name === 'make') return making(context, wishOf(subject, words))
  return name === 'withdraw' && words.length === 0 ? withdrawing(subject) : undefined
}

/**
 * `npm run keys -- …`: see the usage. Every change is recorded in the audit log, in the same transaction; with
 * --dry-run it is rolled back. Throws StartupError with the usage, or with what is wrong.
 */
export async function runKeysCommand(context: CommandContext): Promise<void> {
  const { consent, rest } = takeConsent(context.args)
  const { db } = context.database
  const now = new Date()
  const [name, email, ...more] = rest
  if (name === 'list' && more.length === 0) {
    console.log(await sayKeys(db, email, now))
    return
  }
  const change = changeOf(context, rest)
  if (change === undefined) throw new StartupError(texts.usage)
  if (consent.isDryRun) {
    await tried(db, (tx) => change(tx, now))
    console.log(operatorTexts.dryRun)
    return
  }
  const { said } = await inTransaction(db, async (tx) => {
    const done = await change(tx, now)
    await writeAudit(tx, { actor: consent.actor, ...done.audited }, now)
    return done
  })
  console.log(said)
}
