import { createGateways } from './modules/gateways/gateways.ts'
import { gatewaysOf, type Gateways } from './modules/payments/payments.ts'
import type { CommandContext } from './platform/process/command.ts'

/**
 * The gateways of this process: the first one takes new payments. Without any the shop does not offer payment by card.
 */
export const shopGateways = ({ config, database }: Pick<CommandContext, 'config' | 'database'>): Gateways =>
  gatewaysOf(createGateways({ config, db: database.db, clock: () => new Date() }))
