import { ANALYTICS_ORDERS_KEPT } from '../constants.ts'
import { toCents } from '../money/money.ts'

/** Which consent a service needs: analytics, or profilation for the pixel. */
export const PURPOSES = ['analytics', 'profilation'] as const
export type Purpose = (typeof PURPOSES)[number]

/** That somebody pressed the button that buys, in this browser. */
export interface BuyAttempt {
  cartId: number
  /** Milliseconds of the browser's clock. */
  at: number
  /** Euros: what the cart came to. */
  total: number
  /** What the shopper had consented to. */
  purposes: Purpose[]
  /** Once an answer told it. */
  orderId?: number
}

/** What a browser remembers of purchases: who tried to buy, and the orders that each service was told of. */
export interface PurchaseMemory {
  attempts: BuyAttempt[]
  sent: Record<Purpose, number[]>
}

export const noPurchases = (): PurchaseMemory => ({ attempts: [], sent: { analytics: [], profilation: [] } })

/** An order of an attempt whose answer was lost is placed at most so long after it; clocks may differ as much. */
const LOST_MS = 600_000
/** The bank's page may take its time; later the purchase is not told any more. */
const ATTEMPT_KEPT_MS = 86_400_000

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter(isNumber) : [])

function attemptIn(value: unknown): BuyAttempt[] {
  const { cartId, at, total, purposes, orderId } = (value ?? {}) as Partial<Record<keyof BuyAttempt, unknown>>
  if (!isNumber(cartId) || !isNumber(at) || !isNumber(total) || !Array.isArray(purposes)) return []
  const told = PURPOSES.filter((purpose) => purposes.includes(purpose))
  return [{ cartId, at, total, purposes: told, ...(isNumber(orderId) ? { orderId } : {}) }]
}

/** Reads the memory; whatever is not of its form is left out. */
export function readPurchases(text: string | null): PurchaseMemory {
  try {
    const kept = JSON.parse(text ?? '{}') as {
      attempts?: unknown
      sent?: Partial<Record<Purpose, unknown>>
    } | null
    const attempts = Array.isArray(kept?.attempts) ? kept.attempts.flatMap(attemptIn) : []
    const { analytics, profilation } = kept?.sent ?? {}
    return { attempts, sent: { analytics: numbersIn(analytics), profilation: numbersIn(profilation) } }
  } catch {
    return noPurchases()
  }
}

/** With one more attempt; older ones of the same cart and those of another day are forgotten. */
export function withAttempt(memory: PurchaseMemory, attempt: BuyAttempt): PurchaseMemory {
  const others = memory.attempts.filter(
    ({ cartId, at }) => cartId !== attempt.cartId && attempt.at - at < ATTEMPT_KEPT_MS,
  )
  return { ...memory, attempts: [...others, attempt].slice(-ANALYTICS_ORDERS_KEPT) }
}

/** With the order that an attempt led to. */
export const withOrder = (memory: PurchaseMemory, cartId: number, orderId: number): PurchaseMemory => ({
  ...memory,
  attempts: memory.attempts.map((attempt) => (attempt.cartId === cartId ? { ...attempt, orderId } : attempt)),
})

/**
 * The attempt of this browser that an order comes from; undefined: it was bought elsewhere. Without an answer it is known
 * by amount and time.
 */
export function attemptOf(
  { attempts }: PurchaseMemory,
  order: { orderId: number; grossTotal: number; placedAt: string },
): BuyAttempt | undefined {
  const placedMs = Date.parse(order.placedAt)
  return (
    attempts.find(({ orderId }) => orderId === order.orderId) ??
    attempts.find(
      ({ orderId, at, total }) =>
        orderId === undefined &&
        toCents(total) === toCents(order.grossTotal) &&
        Math.abs(placedMs - at) < LOST_MS,
    )
  )
}

/** Notes that a service is told of an order; undefined: it was before. The last 20 are remembered (specification §9). */
export function withSent(
  memory: PurchaseMemory,
  purpose: Purpose,
  orderId: number,
): PurchaseMemory | undefined {
  const sent = memory.sent[purpose]
  if (sent.includes(orderId)) return undefined
  return {
    ...memory,
    sent: { ...memory.sent, [purpose]: [...sent, orderId].slice(-ANALYTICS_ORDERS_KEPT) },
  }
}
