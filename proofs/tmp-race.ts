import { openShopProcess } from './shop-process.ts'
import { raceForSlot, raceForLocker, isExact } from './slot-race.ts'
const shop = await openShopProcess()
try {
  const t = Date.now()
  const r = await raceForSlot(shop, 10_000, 100)
  console.log(
    'slot',
    r.orders,
    r.full,
    r.booked,
    r.others.length,
    [...new Set(r.others)].slice(0, 5),
    isExact(r, 10_000, 100),
    (Date.now() - t) / 1000,
  )
  const t2 = Date.now()
  const l = await raceForLocker(shop, 2_000, 10)
  console.log(
    'locker',
    l.orders,
    l.full,
    l.booked,
    l.others.length,
    isExact(l, 2_000, 10),
    (Date.now() - t2) / 1000,
  )
} catch (e) {
  console.log('failed', e)
} finally {
  await shop.close()
}
