import { listSandboxCards } from '@cambusa/contract/payments'
import type { Platform } from '../../platform/context.ts'
import { route, type Module } from '../../platform/route.ts'
import { effectText, sandboxCards } from './sandbox/sandbox-cards.ts'
import { serveSandboxSite } from './sandbox/sandbox-site.ts'

type Needs = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>

/** The demo gateway's page, and what its cards do; in production there is nothing of it. */
export const gatewaysModule: Module<Needs> = (app, services) => {
  const { mode, stripeSecretKey } = services.config
  const isSandboxFirst = mode !== 'production' && stripeSecretKey === undefined
  const cards = isSandboxFirst
    ? sandboxCards().map((card) => ({ number: card.number, effect: effectText(card) }))
    : []
  route(app, services, listSandboxCards, () => ({ data: { cards } }))
  if (mode !== 'production') serveSandboxSite(app, services)
}
