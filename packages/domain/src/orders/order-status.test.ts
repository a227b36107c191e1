import { describe, expect, it } from 'vitest'
import {
  canMove,
  FIRST_ORDER_STATUSES,
  isCancellableByCustomer,
  isFinalStatus,
  isOrderEditable,
  isOrderStatus,
  ORDER_MOVES,
  ORDER_STATUS,
  type OrderStatus,
} from './order-status.ts'

const ALL = Object.values(ORDER_STATUS)

function canFollow(path: readonly number[]): boolean {
  return path.slice(1).every((to, i) => canMove(path[i] ?? 0, to))
}

function reachableFrom(starts: readonly OrderStatus[]): Set<OrderStatus> {
  const seen = new Set(starts)
  for (const status of seen) for (const [from, to] of ORDER_MOVES) if (from === status) seen.add(to)
  return seen
}

describe('an order', () => {
  it('goes from received to delivered at home or collected at a store', () => {
    expect(canFollow([1, 2, 3, 4, 5, 6])).toBe(true)
    expect(canFollow([1, 2, 3, 4, 12, 13])).toBe(true)
    expect(canFollow([9, 2, 3, 4, 5, 6])).toBe(true)
  })

  it('waits for its payment, which may fail, be tried again, or be switched to payment on delivery', () => {
    expect(canFollow([9, 10, 9, 2])).toBe(true)
    expect(canFollow([9, 10, 1, 2])).toBe(true)
    expect(canFollow([9, 10, 2])).toBe(true)
    expect(canFollow([9, 8])).toBe(true)
    expect(canFollow([10, 8])).toBe(true)
    expect(canFollow([1, 9, 2])).toBe(true)
  })

  it('can be edited before picking begins, and returns to its status', () => {
    expect(canFollow([1, 7, 1])).toBe(true)
    expect(canFollow([2, 7, 2])).toBe(true)
    expect(canFollow([1, 7, 9, 2])).toBe(true)
    expect(ALL.filter(isOrderEditable)).toEqual([1, 2])
  })

  it('can be reviewed by a person and then confirmed or cancelled', () => {
    expect(canFollow([1, 18, 2])).toBe(true)
    expect(canFollow([9, 18, 8])).toBe(true)
    expect(canFollow([18, 3])).toBe(false)
  })

  it('that could not be handed over is delivered again or cancelled', () => {
    expect(canFollow([5, 4, 5, 6])).toBe(true)
    expect(canFollow([5, 8, 11])).toBe(true)
    expect(canFollow([12, 8, 11])).toBe(true)
  })

  it('is refunded after it was cancelled, delivered or collected, never before', () => {
    expect(ORDER_MOVES.filter(([, to]) => to === 11).map(([from]) => from)).toEqual([6, 13, 8])
  })

  it('never skips picking, returns to it, or leaves a final status', () => {
    for (const [from, to] of [
      [1, 3],
      [1, 6],
      [2, 4],
      [4, 3],
      [6, 5],
      [6, 8],
      [8, 1],
      [8, 2],
      [11, 1],
      [13, 12],
      [12, 5],
    ]) {
      expect(canMove(from ?? 0, to ?? 0), `${from} to ${to}`).toBe(false)
    }
    expect(canMove(9, 3)).toBe(false)
    expect(canMove(10, 3)).toBe(false)
  })

  it('ends only in refunded; every other status has a move', () => {
    expect(ALL.filter(isFinalStatus)).toEqual([11])
    for (const status of ALL) expect(reachableFrom([status]).has(11), `${status} to 11`).toBe(true)
  })

  it('reaches every status from the first ones', () => {
    expect([...reachableFrom(FIRST_ORDER_STATUSES)].sort((a, b) => a - b)).toEqual(
      [...ALL].sort((a, b) => a - b),
    )
  })

  it('may be cancelled by the customer until picking begins, and the table contains each of these moves', () => {
    expect(ALL.filter(isCancellableByCustomer)).toEqual([1, 2, 7, 9, 10, 18])
    for (const status of ALL.filter(isCancellableByCustomer))
      expect(canMove(status, 8), `${status}`).toBe(true)
  })
})

describe('the table of moves', () => {
  it('contains each move once, between known statuses, and none to itself', () => {
    const keys = ORDER_MOVES.map(([from, to]) => `${from}-${to}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const [from, to] of ORDER_MOVES) {
      expect(isOrderStatus(from) && isOrderStatus(to)).toBe(true)
      expect(from).not.toBe(to)
    }
  })

  it('decides alone which moves are allowed', () => {
    const allowed = ALL.flatMap((from) => ALL.filter((to) => canMove(from, to)).map(() => from)).length
    expect(allowed).toBe(ORDER_MOVES.length)
    expect(canMove(14, 2)).toBe(false)
    expect(isOrderStatus(14)).toBe(false)
  })

  it('has the codes that the wire carries', () => {
    expect(ALL).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18])
  })
})
