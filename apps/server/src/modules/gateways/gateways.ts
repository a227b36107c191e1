/** Public exports of the gateways: payment by card, and stored cards. */
export { createGateways } from './create-gateways.ts'
export { forgetCardWork } from './forget-card.job.ts'
export { forgetCardsOf } from './stored-cards.ts'
/** Cards for testing payments. */
export { sandboxCards } from '../../integrations/sandbox/sandbox-cards.ts'
