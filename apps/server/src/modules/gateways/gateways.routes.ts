import { listSandboxCards, listStoredCards, removeStoredCard } from '@cambusa/contract/payments/payments'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { activeGateway } from './create-gateways.ts'
import { effectText, sandboxCards } from '../../integrations/sandbox/sandbox-cards.ts'
import { SANDBOX } from '../../integrations/sandbox/sandbox-gateway.ts'
import { serveSandboxSite } from '../../integrations/sandbox/sandbox-site.ts'
import { listStoredCards as cardsOf, removeStoredCard as removeCard } from './stored-cards.ts'

type Needs = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>

/** Stored cards; and the demo gateway's page and cards, which do not exist in production. */
export const gatewaysModule: Module<Needs> = (app, services) => {
  const { config } = services
  const cards = activeGateway(config) === SANDBOX ? sandboxCards() : []
  const wire = cards.map((card) => ({ number: card.number, effect: effectText(card) }))
  route(app, services, listSandboxCards, () => ({ data: { cards: wire } }))
  route(app, services, listStoredCards, async ({ query, session, now }) => {
    const isOfCards = [undefined, PAYMENT_TYPES.creditCard].some((id) => id === query.payment_type_id)
    return { data: { auths: isOfCards ? await cardsOf(services, session, now) : [] } }
  })
  route(app, services, removeStoredCard, async ({ body, session, now }) => ({
    data: { auths: await removeCard(services, session, body.user_payment_auth_id, now) },
  }))
  if (config.mode !== 'production') serveSandboxSite(app, services)
}
