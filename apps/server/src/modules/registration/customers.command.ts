import { customersTexts } from '@cambusa/messages/it/customers'
import type { CommandContext } from '../../platform/command.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { enableCustomer, handOverCard } from './hand-over.service.ts'

/** `npm run customers -- card E-MAIL CARD | enable E-MAIL`. Throws StartupError with the usage, or with what is wrong. */
export async function runCustomersCommand({ config, database, args }: CommandContext): Promise<void> {
  const needs = { config, db: database.db }
  const now = new Date()
  const [act, email, card, ...rest] = args
  const isCard = act === 'card' && email !== undefined && card !== undefined && rest.length === 0
  const isEnable = act === 'enable' && email !== undefined && card === undefined
  if (isCard) console.log(await handOverCard(needs, email, card, now))
  else if (isEnable) console.log(await enableCustomer(needs, email, now))
  else throw new StartupError(customersTexts.usage)
}
