import { describe, expect, it } from 'vitest'
import { lockAt } from './use-lock.ts'

const now = new Date('2026-11-21T09:00:00Z')
const locked = (lockedUntil: string | null) => ({ cartStatusId: 2, lockedUntil })

describe('the lock of a prepared cart', () => {
  it('shows the end time and the minutes left', () => {
    expect(lockAt(locked('2026-11-21T09:15:04Z'), now)).toEqual({
      isLocked: true,
      until: '10:15',
      minutes: 15,
      isOver: false,
    })
  })

  it('is less than a minute before its end', () => {
    expect(lockAt(locked('2026-11-21T09:00:01Z'), now)).toMatchObject({ isLocked: true, minutes: 0 })
  })

  it('has ended at its last moment', () => {
    expect(lockAt(locked('2026-11-21T09:00:00Z'), now)).toEqual({ isLocked: false, isOver: true })
  })

  it('does not exist for a cart that was not prepared', () => {
    expect(lockAt({ cartStatusId: 1, lockedUntil: null }, now)).toEqual({ isLocked: false, isOver: false })
  })
})
