import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRight, killDuringBuy } from './one-order.ts'
import { openShopProcess, type ShopProcess } from './shop-process.ts'
import { dropGuard, raceForSlot, withoutGuard } from './slot-race.ts'

/** Before the order is written, about when it is, and after. */
const KILL_AFTER_MS = [0, 3, 8, 15]

describe('on the real server, as a process of its own', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await openShopProcess()
  })
  afterAll(() => shop.close())

  it('50 shoppers at once for 10 places make exactly 10 orders and 40 clear refusals', async () => {
    expect(await raceForSlot(shop, 50, 10)).toEqual({ orders: 10, full: 40, others: [], booked: 10 })
  })

  it('a server killed between prepare and the answer of buy makes one order when buy is sent again', async () => {
    for (const delayMs of KILL_AFTER_MS) {
      const result = await killDuringBuy(shop, delayMs)
      expect(isRight(result), JSON.stringify(result)).toBe(true)
    }
  })
})

it('without the guard the same race oversells', async () => {
  const shop = await openShopProcess({ preload: withoutGuard })
  try {
    await dropGuard(shop)
    expect((await raceForSlot(shop, 50, 10)).orders).toBeGreaterThan(10)
  } finally {
    await shop.close()
  }
})
