import type { Platform } from '../../../platform/http/context.ts'
import type { Gateways } from './known-gateways.ts'

/** What an act on payments needs of the process. */
export type PaymentNeeds = Pick<Platform, 'config' | 'db'> & { gateways: Gateways }

/** The same with what tells the operator of what nobody waits for. */
export type ToldPaymentNeeds = PaymentNeeds & Pick<Platform, 'log'>
