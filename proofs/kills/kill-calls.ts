import { checkMoney, stockAndSold } from '../../apps/server/src/modules/payments/payments.ts'
import type { Answer } from '../api.ts'
import type { ShopProcess } from '../shop-process.ts'
import type { Verdict } from '../verdict.ts'

/** The calls that are killed take about so long together. */
const CALLS_MS = 90
const LEAST_MS = 12
const STEP_MS = 31

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A call that the server dies in, sent again after its restart, and what must then be true of what it is about. */
export interface KilledCall {
  name: string
  send: () => Promise<Answer>
  /** Sends it again; by default the same call. */
  again?: () => Promise<Answer>
  /** One row of one column `isRight`; $1 is the id. */
  right: string
  id: number
}

/** Whether what a call does is done, once. */
async function isDone({ database }: ShopProcess, { right, id }: KilledCall): Promise<boolean> {
  const { rows } = await database.pool.query<{ isRight: boolean | null }>(right, [id])
  return rows[0]?.isRight === true
}

/** What is not right of a call that is sent again after the restart. */
async function wrongAfter(shop: ShopProcess, killed: KilledCall): Promise<string[]> {
  const { name, send, again = send, id } = killed
  const { status, httpStatus, codes } = await again()
  if (status !== 0) return [`${name} again: ${httpStatus} ${codes.join()}`]
  return (await isDone(shop, killed)) ? [] : [`${name} of ${id}`]
}

/**
 * Kills the server (kill -9) so many times, each while it serves the calls that `prepare` makes ready, and sends each
 * call again after the restart: done once, and the books of stock and money agree.
 */
export async function killCalls(
  shop: ShopProcess,
  kills: number,
  prepare: () => Promise<KilledCall[]>,
): Promise<Verdict> {
  const { db } = shop.database
  const wrong: string[] = []
  let [calls, written] = [0, 0]
  for (let kill = 0; kill < kills; kill += 1) {
    const killed = await prepare()
    const [stock, money] = [await stockAndSold(db), await checkMoney(db, new Date())]
    calls += killed.length
    const first = killed.map(({ send }) => send().catch(() => undefined))
    await pause(LEAST_MS + ((kill * STEP_MS) % CALLS_MS))
    await shop.kill()
    await Promise.all(first)
    await shop.start()
    for (const each of killed) {
      if (await isDone(shop, each)) written += 1
      wrong.push(...(await wrongAfter(shop, each)))
    }
    const after = await stockAndSold(db)
    const moved = Object.keys(stock).filter((product) => after[product] !== stock[product])
    wrong.push(...moved.map((product) => `stock of ${product}`))
    wrong.push(...(await checkMoney(db, new Date())).filter((sentence) => !money.includes(sentence)))
  }
  return {
    isGood: wrong.length === 0,
    told:
      `${kills} kills of ${calls} calls, ${written} were written before them; ` +
      `wrong: ${wrong.join() || 'none'}`,
  }
}
