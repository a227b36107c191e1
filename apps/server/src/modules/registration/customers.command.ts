import { customersTexts } from '@cambusa/messages/it/customers'
import type { CommandContext } from '../../platform/command.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { sayCollectors } from './collectors.service.ts'
import { enableCustomer, handOverCard } from './hand-over.service.ts'

/** `npm run customers -- card E-MAIL CARD | enable E-MAIL | order NUMBER`. Throws StartupError with the usage, or with what is wrong. */
export async function runCustomersCommand({ config, database, args }: CommandContext): Promise<void> {
  const needs = { config, db: database.db }
  const now = new Date()
  const [act, subject, card, ...rest] = args
  const isCard = act === 'card' && subject !== undefined && card !== undefined && rest.length === 0
  const isOne = subject !== undefined && card === undefined
  if (isCard) console.log(await handOverCard(needs, subject, card, now))
  else if (act === 'enable' && isOne) console.log(await enableCustomer(needs, subject, now))
  else if (act === 'order' && isOne) console.log(await sayCollectors(needs, subject, now))
  else throw new StartupError(customersTexts.usage)
}
