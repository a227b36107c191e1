import type { PaymentGateway } from './gateway.ts'

/** The configured gateways. */
export interface Gateways {
  /** Takes new payments; undefined: payment by card is not offered. */
  readonly active: PaymentGateway | undefined
  /** The gateway of an attempt, even if it takes no new payments. */
  find: (name: string) => PaymentGateway | undefined
}

/** The first one takes new payments; the others finish those that they began. */
export function gatewaysOf(gateways: readonly PaymentGateway[]): Gateways {
  return { active: gateways[0], find: (name) => gateways.find((gateway) => gateway.name === name) }
}
