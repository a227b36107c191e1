import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { proveDockerfile } from './dockerfile.ts'
import { fillRealDisk, injectFullDisk, isSurvived, type FullDiskResult } from './full-disk.ts'
import { GIFT_EACH_CENTS, isSpentOnce, raceForGift } from './gift-race.ts'
import { killPostgresWhileBuying, killServerWhileBuying } from './kills/kills.ts'
import { isClean, ledgerLine, type Ledger } from './ledger.ts'
import { isOneAccount, killDuringRegistration } from './one-account.ts'
import { isRight, killDuringBuy } from './one-order.ts'
import { FULL, SHORT, type Extent } from './extents.ts'
import { killWhileCustomersPay } from './one-payment.ts'
import { freezeWhileBuying, isShort, stopWhileBuying, type OutageResult } from './outages.ts'
import { proofsOfAttacks } from './proofs-of-attacks.ts'
import { proofsOfLives } from './proofs-of-lives.ts'
import { proveOnline } from './online.ts'
import { openShopProcess, type ShopProcess } from './shop-process.ts'
import { dropGuard, isExact, raceForLocker, raceForSlot, type RaceResult } from './slot-race.ts'
import type { Proof, Verdict } from './verdict.ts'
import { watchProcess, type Watch } from './watched-process.ts'

/**
 * npm run proofs [-- --short | --online]: effects that no fault may have on an order or an account, tested on the built
 * server in a process of its own. Ends with 1 when anything was lost, doubled or answered with 500. The tests run the
 * short version. `--only=WORDS`: proofs of that name.
 */
const COMPARTMENTS = 10
/** Without the guard a small capacity is enough. */
const PLACES_TO_OVERSELL = 10

const ofLedger = (ledger: Ledger): Verdict => ({ isGood: isClean(ledger), told: ledgerLine(ledger) })

const ofOutage = (result: OutageResult): Verdict => ({
  isGood: isClean(result.ledger) && isShort(result),
  told: `${ledgerLine(result.ledger)}; good again after ${(result.goodAfterMs / 1000).toFixed(1)} s`,
})

const ofFullDisk = (result: FullDiskResult | undefined): Verdict => {
  if (result === undefined) return { isGood: true, told: 'not tried: this user may not mount a disk' }
  const { ledger, reads, hasSurvived, goodAfterMs } = result
  return {
    isGood: isSurvived(result),
    told:
      `${hasSurvived ? 'the process went on' : 'the process ENDED'}; ${ledgerLine(ledger)}; meanwhile ${reads.good} ` +
      `lists and pictures, ${reads.others.length} failed; good again after ${(goodAfterMs / 1000).toFixed(1)} s`,
  }
}

const toldOf = ({ orders, full, others }: RaceResult) =>
  `${orders} orders, ${full} refused as full, anything else: ${others.length} ${[...new Set(others)].slice(0, 3).join('; ')}`

async function raceIn(shop: ShopProcess, shoppers: number, places: number): Promise<Verdict> {
  const result = await raceForSlot(shop, shoppers, places)
  return { isGood: isExact(result, shoppers, places), told: toldOf(result) }
}

async function raceAtLocker(shop: ShopProcess, shoppers: number): Promise<Verdict> {
  const result = await raceForLocker(shop, shoppers, COMPARTMENTS)
  return { isGood: isExact(result, shoppers, COMPARTMENTS), told: toldOf(result) }
}

async function raceForCode(shop: ShopProcess, shoppers: number): Promise<Verdict> {
  const result = await raceForGift(shop, shoppers, shoppers * GIFT_EACH_CENTS)
  const { orders, usedCents, amountCents, refused, others } = result
  const told =
    `${orders} orders took ${usedCents} of ${amountCents} cents, ${refused} times told that it has less, ` +
    `anything else: ${others.length} ${others[0] ?? ''}`
  return { isGood: isSpentOnce(result, shoppers), told }
}

async function killDuringBuys(shop: ShopProcess, delaysMs: readonly number[]): Promise<Verdict> {
  const wrong: string[] = []
  for (const delayMs of delaysMs) {
    const result = await killDuringBuy(shop, delayMs)
    if (!isRight(result)) wrong.push(JSON.stringify(result))
  }
  return {
    isGood: wrong.length === 0,
    told: `${delaysMs.length} times one order; wrong: ${wrong.join() || 'none'}`,
  }
}

async function killDuringRegistrations(shop: ShopProcess, delaysMs: readonly number[]): Promise<Verdict> {
  const wrong: string[] = []
  let written = 0
  for (const delayMs of delaysMs) {
    const result = await killDuringRegistration(shop, delayMs)
    if (result.wasWritten) written += 1
    if (!isOneAccount(result)) wrong.push(JSON.stringify(result))
  }
  return {
    isGood: wrong.length === 0,
    told: `${delaysMs.length} times one account and one mail, ${written} written before the end; wrong: ${wrong.join() || 'none'}`,
  }
}

/** Proofs on one shared shop. */
export function proofsOf(extent: Extent, watch: Watch): Proof[] {
  const { shoppers, places, atLocker, giftShoppers, serverKills, postgresKills, outageMs } = extent
  const seconds = outageMs / 1000
  return [
    {
      name: `${shoppers} shoppers at once for ${places} places`,
      try: (shop) => raceIn(shop, shoppers, places),
    },
    {
      name: `${atLocker} shoppers at once for ${COMPARTMENTS} compartments of a locker`,
      try: (shop) => raceAtLocker(shop, atLocker),
    },
    {
      name: `${giftShoppers} shoppers at once with one gift code`,
      try: (shop) => raceForCode(shop, giftShoppers),
    },
    {
      name: 'the server killed between buy and its answer, and buy sent again',
      try: (shop) => killDuringBuys(shop, extent.buyKillsMs),
    },
    {
      name: 'the server killed while somebody registers, and register_user sent again',
      try: (shop) => killDuringRegistrations(shop, extent.registrationKillsMs),
    },
    {
      name: 'the server killed while somebody pays by card, and each call sent again',
      try: (shop) => killWhileCustomersPay(shop, extent.paymentKillsMs),
    },
    {
      name: `${serverKills} kills of the server under checkout load`,
      try: async (shop) => ofLedger(await killServerWhileBuying(shop, serverKills)),
    },
    {
      name: `${postgresKills} kills of PostgreSQL under checkout load`,
      try: async (shop) => ofLedger(await killPostgresWhileBuying(shop, postgresKills)),
    },
    {
      name: `PostgreSQL frozen for ${seconds} s under checkout load`,
      try: async (shop) => ofOutage(await freezeWhileBuying(shop, outageMs)),
    },
    {
      name: `PostgreSQL stopped for ${seconds} s under checkout load`,
      try: async (shop) => ofOutage(await stopWhileBuying(shop, outageMs)),
    },
    ...proofsOfLives(extent),
    ...proofsOfAttacks(extent, watch),
  ]
}

/** Proofs with a shop of their own. */
export const proveWithoutRoom = async (lastsMs: number) => ofFullDisk(await injectFullDisk(lastsMs))
const proveOnSmallDisk = async (lastsMs: number) => ofFullDisk(await fillRealDisk(lastsMs))

/** The races without the guards of slot and locker: they must oversell, otherwise the proofs detect nothing. */
export async function proveRaceSees(shoppers: number): Promise<Verdict> {
  const shop = await openShopProcess()
  try {
    await dropGuard(shop)
    const { orders } = await raceForSlot(shop, shoppers, PLACES_TO_OVERSELL)
    const atLocker = await raceForLocker(shop, shoppers, COMPARTMENTS)
    return {
      isGood: orders > PLACES_TO_OVERSELL && atLocker.orders > COMPARTMENTS,
      told: `${orders} and ${atLocker.orders} orders, so the races would show it`,
    }
  } finally {
    await shop.close()
  }
}

/** Runs all proofs, or those whose name contains `only`. */
async function main(isShort: boolean, isOnline: boolean, only: string): Promise<void> {
  const extent = isShort ? SHORT : FULL
  let wrong = 0
  async function prove(name: string, act: () => Promise<Verdict>) {
    if (!name.includes(only)) return
    const { isGood, told } = await act().catch((error: Error) => ({ isGood: false, told: error.message }))
    if (!isGood) wrong += 1
    console.log(`${isGood ? '✓' : '✗'} ${name}: ${told}`)
  }
  if (!isShort) await prove('a shop of its own, online', proveOnline)
  if (!isShort) await prove('the commands of the Dockerfile in an empty folder', proveDockerfile)
  if (isOnline) return void (process.exitCode = wrong === 0 ? 0 : 1)
  const watch = watchProcess()
  const shop = await openShopProcess(watch.options)
  try {
    for (const proof of proofsOf(extent, watch)) await prove(proof.name, () => proof.try(shop))
  } finally {
    await shop.close()
  }
  await prove('no room on the disk, injected', () => proveWithoutRoom(extent.outageMs))
  if (!isShort) {
    await prove('no room on a small disk', () => proveOnSmallDisk(extent.outageMs))
    await prove('the races without the guards', () => proveRaceSees(SHORT.shoppers))
  }
  console.log(wrong === 0 ? 'nothing lost, nothing doubled, no answer of 500' : `${wrong} went wrong`)
  process.exitCode = wrong === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flag = { type: 'boolean', default: false } as const
  const options = { short: flag, online: flag, only: { type: 'string', default: '' } } as const
  const { short, online, only } = parseArgs({ options }).values
  await main(short, online, only)
}
