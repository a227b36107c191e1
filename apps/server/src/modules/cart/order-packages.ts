import type { OrderPackage } from '../../platform/schema/orders.ts'
import type { PricedLine } from './cart-pricing.ts'

/** Packaging that the lines of a cart travel in, each kind once. */
export function packagesOf(_lines: readonly PricedLine[]): OrderPackage[] {
  return []
}
