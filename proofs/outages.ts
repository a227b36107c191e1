import { call } from './api.ts'
import { startBuying, type Ledger } from './ledger.ts'
import { freezePostgres, stopPostgres, untilPostgresIsBack } from './postgres-process.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers } from './shoppers.ts'

const BUYERS = 8
const POLL_MS = 50
const GIVE_UP_MS = 60_000

export interface OutageResult {
  ledger: Ledger
  /** From the database being back to the first good answer that needs it. */
  goodAfterMs: number
}

/** What may pass between the database being back and a good answer, and what a call may be held. */
const GOOD_AFTER_MS = 5_000
const HELD_MS = 5_000
/** For the machine that the proof itself keeps busy. */
const SLACK_MS = 2_000

/** Whether nobody waited longer than promised. */
export const isShort = ({ goodAfterMs, ledger }: OutageResult): boolean =>
  goodAfterMs <= GOOD_AFTER_MS + SLACK_MS && ledger.slowestMs <= HELD_MS + SLACK_MS

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks for a cart until it comes; milliseconds that it took. */
export async function msUntilGood(shop: Pick<ShopProcess, 'url'>, session: string): Promise<number> {
  const startedMs = performance.now()
  while (performance.now() - startedMs < GIVE_UP_MS) {
    const answer = await call(shop.url, 'GET', '/cart/view', session).catch(() => undefined)
    if (answer?.httpStatus === 200) break
    await pause(POLL_MS)
  }
  return performance.now() - startedMs
}

async function outage(
  shop: ShopProcess,
  lastsMs: number,
  begin: () => () => Promise<void>,
): Promise<OutageResult> {
  const [witness] = await makeShoppers(shop.database.pool, 1, 1)
  const load = await startBuying(shop, BUYERS)
  await pause(500)
  const end = begin()
  await pause(lastsMs)
  await end()
  const goodAfterMs = await msUntilGood(shop, witness!.session)
  await pause(500)
  return { goodAfterMs, ledger: await load.stop() }
}

/** PostgreSQL takes connections and answers nothing, for so long. */
export const freezeWhileBuying = (shop: ShopProcess, lastsMs: number): Promise<OutageResult> =>
  outage(shop, lastsMs, () => {
    const thaw = freezePostgres(shop)
    return async () => thaw()
  })

/** PostgreSQL is gone and does not start, for so long; then the server has to bring it back by itself. */
export const stopWhileBuying = (shop: ShopProcess, lastsMs: number): Promise<OutageResult> =>
  outage(shop, lastsMs, () => {
    const allow = stopPostgres(shop)
    return async () => {
      allow()
      await untilPostgresIsBack(shop)
    }
  })
