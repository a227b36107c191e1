import { QUICK_ORDER_MAX_LINES, QUICK_ORDER_MAX_TEXT } from '@cambusa/domain/order-text/order-text'
import { worstWords } from '../../apps/server/src/testing/hostile/worst-words.ts'
import { CLIENT } from './catalogue-load.ts'
import { PAUSE_MS, sendWorstFiles } from './uploads.ts'

const CALLER = '203.0.113.1'
const SENDERS = 4
const NEW_VISITORS = 1_000
/** Concurrency of new visitors. */
const VISITORS_AT_ONCE = 10
const ORDERS = 40
/** Another word of the list each time, far from the last one. */
const STRIDE = 104_729

/** The answers to one caller who sends the worst known input. */
export interface WorstLoad {
  /** Stops sending; returns the number of answers by kind of request and status. */
  stop(): Promise<ReadonlyMap<string, number>>
}

/** Orders of the worst words, built once, outside of the measurement. */
const worstOrders: readonly string[] = Array.from({ length: ORDERS }, (_, place) => {
  const word = worstWords[(place * STRIDE) % worstWords.length]!
  const text = word.repeat(QUICK_ORDER_MAX_TEXT).slice(0, QUICK_ORDER_MAX_TEXT)
  return JSON.stringify({ lines: Array.from({ length: QUICK_ORDER_MAX_LINES }, () => ({ text })) })
})

/** Lets one caller send the worst orders and files, four of each in parallel, and a thousand new visitors. */
export function sendTheWorst(base: string): WorstLoad {
  const counts = new Map<string, number>()
  const files = sendWorstFiles(base, SENDERS, () => CALLER)
  let isOver = false
  let next = 0

  async function ask(kind: string, path: string, order?: string) {
    const answer = await fetch(`${base}/ebsn/api${path}`, {
      headers: { ...CLIENT, 'x-forwarded-for': CALLER, 'content-type': 'application/json' },
      ...(order !== undefined && { method: 'POST', body: order }),
    })
    await answer.arrayBuffer()
    const key = `${kind} ${answer.status}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  async function sendOrders() {
    while (!isOver) {
      await ask('order', '/quick-order/match', worstOrders[next++ % ORDERS])
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  let visitors = 0
  async function visit() {
    while (!isOver && visitors++ < NEW_VISITORS) await ask('visitor', '/cart/view')
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
