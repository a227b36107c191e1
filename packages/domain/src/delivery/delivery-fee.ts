/** The price of a delivery service, cents. freeFromCents null: never free. */
export interface DeliveryCharge {
  feeCents: number
  freeFromCents: number | null
}

/** The delivery fee of a cart whose items cost itemsCents; 0 for an empty cart. */
export function deliveryFeeCents(service: DeliveryCharge, itemsCents: number): number {
  if (itemsCents <= 0) return 0
  const isFree = service.freeFromCents !== null && itemsCents >= service.freeFromCents
  return isFree ? 0 : service.feeCents
}

/** The amount missing for a free delivery, cents; undefined when none can be reached. */
export function missingForFreeDeliveryCents(service: DeliveryCharge, itemsCents: number): number | undefined {
  if (service.freeFromCents === null || service.feeCents === 0) return undefined
  return Math.max(0, service.freeFromCents - itemsCents)
}
