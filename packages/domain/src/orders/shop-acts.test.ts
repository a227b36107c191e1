import { expect, it } from 'vitest'
import { ORDER_MOVES, ORDER_STATUS } from './order-status.ts'
import { SHOP_ACTS } from './order-acts.ts'
import { statusesBefore, stepsOf } from './shop-acts.ts'

it('every act of the shop goes only by moves that an order may make', () => {
  for (const act of SHOP_ACTS)
    for (const isPickup of [false, true])
      for (const status of statusesBefore(act)) {
        const way = [status, ...(stepsOf(act, { status, isPickup }) ?? [])]
        for (const [at, to] of way.slice(1).entries()) expect(ORDER_MOVES).toContainEqual([way[at], to])
      }
})

it('no act is allowed from any other status', () => {
  const allowed = SHOP_ACTS.flatMap((act) =>
    Object.values(ORDER_STATUS)
      .filter((status) => stepsOf(act, { status, isPickup: false }) !== undefined)
      .map((status) => [act, status]),
  )
  const known = SHOP_ACTS.flatMap((act) => statusesBefore(act).map((status) => [act, status]))
  expect(allowed.map(String).toSorted()).toEqual(known.map(String).toSorted())
})

it('goods to collect wait at the counter, and are never on their way', () => {
  expect(stepsOf('ready', { status: 3, isPickup: true })).toEqual([4, 12])
  expect(stepsOf('ready', { status: 3, isPickup: false })).toEqual([4])
  expect(stepsOf('onTheWay', { status: 4, isPickup: true })).toBeUndefined()
  expect(stepsOf('startPicking', { status: 1, isPickup: false })).toEqual([2, 3])
})
