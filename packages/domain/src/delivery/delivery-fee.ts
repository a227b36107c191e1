/** What a delivery service costs, cents. freeFromCents null: never free. */
export interface DeliveryCharge {
  feeCents: number
  freeFromCents: number | null
}

/** The delivery fee of a cart whose items cost itemsCents; an empty cart pays none. */
export function deliveryFeeCents(service: DeliveryCharge, itemsCents: number): number {
  if (itemsCents <= 0) return 0
  const isFree = service.freeFromCents !== null && itemsCents >= service.freeFromCents
  return isFree ? 0 : service.feeCents
}

/** What is still missing for a free delivery, cents; undefined where there is none to reach. */
export function missingForFreeDeliveryCents(service: DeliveryCharge, itemsCents: number): number | undefined {
  if (service.freeFromCents === null || service.feeCents === 0) return undefined
  return Math.max(0, service.freeFromCents - itemsCents)
}
