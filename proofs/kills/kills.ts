import { startBuying, type Ledger } from '../ledger.ts'
import { killPostgres, untilPostgresIsBack } from '../postgres-process.ts'
import type { ShopProcess } from '../shop-process.ts'

const BUYERS = 8
/** Long enough for purchases to be in progress, each time at another step. */
const LEAST_PAUSE_MS = 400
const STEP_MS = 37

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const pauseBefore = (kill: number) => pause(LEAST_PAUSE_MS + ((kill * STEP_MS) % 400))

/** Kills the server (kill -9) the given number of times while customers buy, and restarts it each time. */
export async function killServerWhileBuying(shop: ShopProcess, kills: number): Promise<Ledger> {
  const load = await startBuying(shop, BUYERS)
  for (let kill = 0; kill < kills; kill += 1) {
    await pauseBefore(kill)
    await shop.kill()
    await shop.start()
  }
  return load.stop()
}

/** Kills PostgreSQL (kill -9) the given number of times while customers buy; the server must restart it. */
export async function killPostgresWhileBuying(shop: ShopProcess, kills: number): Promise<Ledger> {
  const load = await startBuying(shop, BUYERS)
  for (let kill = 0; kill < kills; kill += 1) {
    await pauseBefore(kill)
    await untilPostgresIsBack(shop, killPostgres(shop))
  }
  return load.stop()
}
