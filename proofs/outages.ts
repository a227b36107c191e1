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
  /** Time from the return of the database to the first successful answer that needs it. */
  goodAfterMs: number
}

/** Time allowed for that, and for a call to be held. */
const GOOD_AFTER_MS = 5_000
const HELD_MS = 5_000
/** Extra time, because the proof itself keeps the machine busy. */
const SLACK_MS = 2_000

/** Whether nobody waited longer than allowed. */
export const isShort = ({ goodAfterMs, ledger }: OutageResult): boolean =>
  goodAfterMs <= GOOD_AFTER_MS + SLACK_MS && ledger.slowestMs <= HELD_MS + SLACK_MS

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Requests a cart until it succeeds; returns the milliseconds that it took. */
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

/** PostgreSQL accepts connections but answers nothing, for the given time. */
export const freezeWhileBuying = (shop: ShopProcess, lastsMs: number): Promise<OutageResult> =>
  outage(shop, lastsMs, () => {
    const thaw = freezePostgres(shop)
    return async () => thaw()
  })

/** PostgreSQL is gone and cannot start, for the given time; then the server must restart it. */
export const stopWhileBuying = (shop: ShopProcess, lastsMs: number): Promise<OutageResult> =>
  outage(shop, lastsMs, () => {
    const allow = stopPostgres(shop)
    return async () => {
      allow()
      await untilPostgresIsBack(shop)
    }
  })
