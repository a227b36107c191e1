import { beforeAll, describe, expect, it } from 'vitest'
import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { viewCart } from '@cambusa/contract/cart/cart'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { shopScheduledJobs } from './jobs.ts'
import { buildShop } from './testing/factories/delivery.ts'
import { buildOpenSlot, buildReadyShopper, buildGoods } from './testing/factories/orders.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
let pasta: number
let slot: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      pasta = (await buildGoods(db)).pasta
      slot = await buildOpenSlot(db)
    },
  })
})

const run = (name: string, minutesLater: number) =>
  shopScheduledJobs(test.services)
    .find((job) => job.name === name)!
    .run(new Date(test.time.now().getTime() + minutesLater * 60_000))

async function rowOf(text: string): Promise<Record<string, unknown>> {
  return (await test.database.pool.query(text)).rows[0] as Record<string, unknown>
}

describe('the scheduled work of the shop', () => {
  it('releases slot capacity and unlocks carts when their time is over, and not before', async () => {
    const { shopper, cartId } = await buildReadyShopper(test, pasta)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    await shopper.call(prepareCheckout)
    const cart = () =>
      rowOf(`select status, prepared is null as "isForgotten" from carts where id = ${cartId}`)
    const place = () => rowOf(`select booked from timeslots where id = ${slot}`)
    await run('release-ended-locks', 14)
    await run('expire-holds', 59)
    expect([await cart(), await place()]).toEqual([{ status: 2, isForgotten: false }, { booked: 1 }])
    await run('release-ended-locks', 15)
    await run('release-ended-locks', 15)
    expect(await cart()).toEqual({ status: 1, isForgotten: true })
    await run('expire-holds', 60)
    await run('expire-holds', 60)
    expect(await place()).toEqual({ booked: 0 })
    expect((await shopper.call(viewCart)).data?.timeslot).toMatchObject({ timeslotId: slot, heldUntil: null })
  })
})
