import { SLOT_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { readyTexts } from '@cambusa/messages/it/operator/ready'
import type { CommandContext } from '../../platform/process/command.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ContentSource } from '../content/content.ts'
import type { Gateways } from '../payments/payments.ts'
import { findShopFacts, listStoresWithoutHours } from './readiness.queries.ts'
import { whatLacks, type Lack } from './what-lacks.ts'

interface Needs {
  config: { shop: Pick<CommandContext['config']['shop'], 'bankTransfer'> }
  db: Db
  gateways: Pick<Gateways, 'active'>
}

/** What `npm run ready` looks at besides. */
interface CommandNeeds extends Needs {
  content: Pick<ContentSource, 'opened' | 'problem'>
}

/** What the shop lacks before its first order. */
export async function listLacks({ config, db, gateways }: Needs, now: Date): Promise<Lack[]> {
  const fromIso = romeDate(now)
  const facts = await findShopFacts(db, { now, fromIso, toIso: addDaysIso(fromIso, SLOT_DAYS - 1) })
  return whatLacks(facts, gateways.active !== undefined || config.shop.bankTransfer !== undefined)
}

/** The message at startup: nothing, or two lines. */
export const lackingLines = (lacking: readonly Lack[]): string[] =>
  lacking.length === 0
    ? []
    : [readyTexts.startLacks({ what: lacking.map(({ what }) => what).join(', ') }), readyTexts.startMend]

/**
 * `npm run ready`: what the shop lacks before its first order, each with how to add it. `forProduction`: settings that
 * production needs besides. A mistake in the content is told, and which stores say no hours. Exits with 0 if nothing is missing, else with 1.
 */
export async function runReady(
  needs: CommandNeeds,
  now: Date,
  forProduction: readonly string[],
): Promise<void> {
  const lacking = await listLacks(needs, now)
  if (lacking.length === 0) console.log(readyTexts.nothingLacks)
  else {
    console.log(readyTexts.lacking({ count: lacking.length }))
    for (const lack of lacking) console.log(readyTexts.lack(lack))
    process.exitCode = 1
  }
  const withoutHours = await listStoresWithoutHours(needs.db)
  if (withoutHours.length > 0)
    console.log(readyTexts.withoutHours({ stores: withoutHours.map(({ name }) => name) }))
  await needs.content.opened()
  const problem = needs.content.problem()
  if (problem !== undefined) console.log(problem)
  if (forProduction.length > 0) console.log(readyTexts.forProduction({ settings: forProduction.join(', ') }))
}
