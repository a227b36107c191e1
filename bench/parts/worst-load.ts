import { QUICK_ORDER_MAX_LINES, QUICK_ORDER_MAX_TEXT } from '@cambusa/domain/order-text/order-text'
import { worstWords } from '../../apps/server/src/testing/hostile/worst-words.ts'
import { call } from '../../proofs/api.ts'
import { sendWorstFiles } from './uploads.ts'

const SENDERS = 4
const NEW_VISITORS = 1_000
/** New visitors come so many at a time. */
const VISITORS_AT_ONCE = 10
/** Another word of the list each time, far from the last one. */
const STRIDE = 104_729

/** What one caller gets while he sends the worst that is known. */
export interface WorstLoad {
  /** Ends the sending; answers how often each kind of request got each status. */
  stop(): Promise<ReadonlyMap<string, number>>
}

/** Sends the worst orders and files without a pause, four of each at a time, and a thousand new visitors' carts. */
export function sendTheWorst(base: string): WorstLoad {
  const counts = new Map<string, number>()
  const note = (kind: string, status: number) =>
    counts.set(`${kind} ${status}`, (counts.get(`${kind} ${status}`) ?? 0) + 1)
  const files = sendWorstFiles(base, SENDERS)
  let isOver = false
  let next = 0

  async function sendOrders() {
    while (!isOver) {
      const word = worstWords[(next++ * STRIDE) % worstWords.length]!
      const text = word.repeat(QUICK_ORDER_MAX_TEXT).slice(0, QUICK_ORDER_MAX_TEXT)
      const lines = Array.from({ length: QUICK_ORDER_MAX_LINES }, () => ({ text }))
      const { httpStatus } = await call(base, 'POST', '/quick-order/match', undefined, { lines })
      note('order', httpStatus)
    }
  }
  let visitors = 0
  async function visit() {
    while (!isOver && visitors++ < NEW_VISITORS) {
      const { httpStatus } = await call(base, 'GET', '/cart/view')
      note('visitor', httpStatus)
    }
  }
  const all = [
    ...Array.from({ length: SENDERS }, sendOrders),
    ...Array.from({ length: VISITORS_AT_ONCE }, visit),
  ]
  return {
    stop: async () => {
      isOver = true
      await Promise.all(all)
      for (const [status, count] of await files.stop()) counts.set(`file ${status}`, count)
      return counts
    },
  }
}
