import { describe, expect, it } from 'vitest'
import { isRight, killDuringBuy } from './one-order.ts'
import { openShopProcess } from './shop-process.ts'
import { dropGuard, raceForSlot, withoutGuard } from './slot-race.ts'

/** Before the order is written, about when it is, and after. */
const KILL_AFTER_MS = [0, 3, 8, 15]

describe('on the real server, as a process of its own', () => {
  it('50 shoppers at once for 10 places make exactly 10 orders and 40 clear refusals', async () => {
    const shop = await openShopProcess()
    try {
      const result = await raceForSlot(shop, 50, 10)
      expect(result).toEqual({ orders: 10, full: 40, others: [], booked: 10 })
    } finally {
      await shop.close()
    }
  })

  it('the same without the guard oversells', async () => {
    const shop = await openShopProcess(withoutGuard)
    try {
      await dropGuard(shop)
      expect((await raceForSlot(shop, 50, 10)).orders).toBeGreaterThan(10)
    } finally {
      await shop.close()
    }
  })

  it('a server killed between prepare and the answer of buy makes one order when buy is sent again', async () => {
    const shop = await openShopProcess()
    try {
      for (const delayMs of KILL_AFTER_MS) {
        const result = await killDuringBuy(shop, delayMs)
        expect(isRight(result), JSON.stringify(result)).toBe(true)
      }
    } finally {
      await shop.close()
    }
  })
})
