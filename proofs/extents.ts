import { FEW_PAYMENT_KILLS, MANY_PAYMENT_KILLS, type PaymentKills } from './one-payment.ts'
import type { AttackExtent } from './proofs-of-attacks.ts'
import { FEW_LIFE_KILLS, MANY_LIFE_KILLS, type LifeExtent } from './proofs-of-lives.ts'

/** How much of each proof is tried. */
export interface Extent extends AttackExtent, LifeExtent {
  shoppers: number
  places: number
  atLocker: number
  giftShoppers: number
  buyKillsMs: readonly number[]
  registrationKillsMs: readonly number[]
  paymentKillsMs: PaymentKills
  serverKills: number
  postgresKills: number
  outageMs: number
}

/** For `npm test`. */
export const SHORT: Extent = {
  shoppers: 500,
  places: 10,
  atLocker: 200,
  giftShoppers: 200,
  buyKillsMs: [0, 8],
  registrationKillsMs: [40, 80],
  paymentKillsMs: FEW_PAYMENT_KILLS,
  ...FEW_LIFE_KILLS,
  serverKills: 2,
  postgresKills: 2,
  outageMs: 3_000,
  lockShoppers: 12,
  lockRounds: 2,
  slotCrowds: [10],
  stolenLogins: 20,
  newsTimes: 3,
  mixedCalls: 1_200,
}

/** For `npm run proofs`. */
export const FULL: Extent = {
  shoppers: 10_000,
  places: 100,
  atLocker: 2_000,
  giftShoppers: 1_000,
  buyKillsMs: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20],
  registrationKillsMs: [0, 10, 20, 40, 60, 70, 75, 80, 85, 90, 100, 120],
  paymentKillsMs: MANY_PAYMENT_KILLS,
  ...MANY_LIFE_KILLS,
  serverKills: 40,
  postgresKills: 10,
  outageMs: 30_000,
  lockShoppers: 200,
  lockRounds: 5,
  slotCrowds: [10, 50, 200],
  stolenLogins: 300,
  newsTimes: 20,
  mixedCalls: 100_000,
}
