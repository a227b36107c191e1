import { customersTexts as texts } from '@cambusa/messages/it/operator/customers'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { writeAudit } from '../../../platform/log/audit-log.ts'
import type { CommandContext } from '../../../platform/process/command.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { tried } from '../../../platform/database/dry-run.ts'
import { takeConsent } from '../../../platform/process/operator-consent.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { sayCollectors } from './collectors.service.ts'
import { enableCustomer, handOverCard, type Done } from './hand-over.service.ts'
import { resetFactor } from './reset-factor.service.ts'
import { sayRequests } from './say-requests.ts'
import { makeStaff } from './staff.service.ts'

/** A subcommand either prints text, or changes an account and prints what changed. */
type Act =
  | { say: (db: Db, now: Date) => Promise<string> }
  | { name: string; subject: string; details: object; change: (tx: Db, now: Date) => Promise<Done> }

type Words = readonly string[]

/** `staff E-MAIL --role ROLE [--promote]`; undefined if the arguments are wrong. */
function staffAct({ config }: CommandContext, words: Words): Act | undefined {
  const promotes = words.includes('--promote')
  const [email, flag, role, ...rest] = words.filter((word) => word !== '--promote')
  if (email === undefined || flag !== '--role' || rest.length > 0) return undefined
  if (role !== 'operator' && role !== 'administrator') throw new StartupError(texts.wrongRole)
  return {
    name: 'staff',
    subject: typedEmail(email),
    details: { role, promotes },
    change: (db, now) => makeStaff({ config, db }, { email, role, promotes }, now),
  }
}

/** The function for the arguments; undefined: none. */
function actOf(context: CommandContext, [name, ...words]: Words): Act | undefined {
  const { config } = context
  const [subject, card, ...rest] = words
  if (name === 'staff') return staffAct(context, words)
  if (name === 'requests' && subject === undefined) return { say: (db) => sayRequests({ db }) }
  if (subject === undefined || rest.length > 0) return undefined
  const email = typedEmail(subject)
  if (name === 'card' && card !== undefined) {
    const change: (tx: Db, now: Date) => Promise<Done> = (db, now) =>
      handOverCard({ config, db }, subject, card, now)
    return { name, subject: email, details: { card }, change }
  }
  if (card !== undefined) return undefined
  if (name === 'reset-factor')
    return { name, subject: email, details: {}, change: (db) => resetFactor(db, subject) }
  if (name === 'enable') {
    const change: (tx: Db, now: Date) => Promise<Done> = (db, now) =>
      enableCustomer({ config, db }, subject, now)
    return { name, subject: email, details: {}, change }
  }
  return name === 'order' ? { say: (db, now) => sayCollectors({ db }, subject, now) } : undefined
}

/**
 * `npm run customers -- …`: see the usage. Every change is recorded in the audit log, in the same transaction; with
 * --dry-run it is rolled back. Throws StartupError with the usage, or with what is wrong.
 */
export async function runCustomersCommand(context: CommandContext): Promise<void> {
  const { consent, rest } = takeConsent(context.args)
  const act = actOf(context, rest)
  if (act === undefined) throw new StartupError(texts.usage)
  const { db } = context.database
  const now = new Date()
  if ('say' in act) {
    console.log(await act.say(db, now))
    return
  }
  if (consent.isDryRun) {
    const { said, changes } = await tried(db, (tx) => act.change(tx, now))
    console.log(said)
    if (changes) console.log(operatorTexts.dryRun)
    return
  }
  const { actor } = consent
  const { said } = await inTransaction(db, async (tx) => {
    const done = await act.change(tx, now)
    const audited = { actor, act: `customers.${act.name}`, subject: act.subject, details: { ...act.details } }
    if (done.changes) await writeAudit(tx, audited, now)
    return done
  })
  console.log(said)
}
