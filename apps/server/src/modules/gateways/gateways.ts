/** Public exports of the gateways: who takes payments by card, and the cards that they keep. */
export { createGateways } from './create-gateways.ts'
export { forgetCardWork } from './forget-card.job.ts'
/** What a trial pays with. */
export { sandboxCards } from '../../integrations/sandbox/sandbox-cards.ts'
