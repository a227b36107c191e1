import type { Platform } from '../../platform/http/context.ts'
import type { CartNeeds } from '../cart/cart.ts'
import type { Gateways } from '../payments/payments.ts'

/** What functions of approvals need of the process. */
export type ApprovalNeeds = CartNeeds & Pick<Platform, 'config' | 'database'> & { gateways: Gateways }
