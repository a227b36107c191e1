import type { Platform } from '../../../platform/http/context.ts'
import type { Gateways } from './known-gateways.ts'

/** What functions on payments need of the process. */
export type PaymentNeeds = Pick<Platform, 'config' | 'db'> & { gateways: Gateways }

/** The same with the log, for problems that only the operator sees. */
export type ToldPaymentNeeds = PaymentNeeds & Pick<Platform, 'log'>
