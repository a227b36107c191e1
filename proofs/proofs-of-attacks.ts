import { raceForLocks } from './lock-race.ts'
import { mixCalls } from './mixed-load.ts'
import { replayNews } from './payment-news.ts'
import { crowdForSlots } from './slot-crowd.ts'
import { raceStolenLogins } from './stolen-logins.ts'
import type { Proof } from './verdict.ts'
import type { Watch } from './watched-process.ts'

/** How many concurrent acts of buyers and attackers are tried. */
export interface AttackExtent {
  lockShoppers: number
  lockRounds: number
  slotCrowds: readonly number[]
  stolenLogins: number
  newsTimes: number
  mixedCalls: number
}

const PAYERS = 3

/** Concurrent acts, deliberate or not, on one shared shop. */
export function proofsOfAttacks(extent: AttackExtent, watch: Watch): Proof[] {
  const { lockShoppers, lockRounds, slotCrowds, stolenLogins, newsTimes, mixedCalls } = extent
  return [
    {
      name: `${lockShoppers} shoppers choosing, changing and giving up at two processes`,
      try: (shop) => raceForLocks(shop, lockShoppers, lockRounds),
    },
    {
      name: `${slotCrowds.join(', ')} shoppers at two processes for one slot, ten slots and one locker`,
      try: (shop) => crowdForSlots(shop, slotCrowds),
    },
    {
      name: `${stolenLogins} stolen remembered logins, each used twice`,
      try: (shop) => raceStolenLogins(shop, stolenLogins),
    },
    {
      name: `news of payments replayed ${newsTimes} times and swapped`,
      try: (shop) => replayNews(shop, PAYERS, newsTimes),
    },
    {
      name: `${mixedCalls} mixed calls with a clock that jumps an hour each way`,
      try: (shop) => mixCalls(shop, watch, mixedCalls),
    },
  ]
}
