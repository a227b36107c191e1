import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSessionGood } from './session-life.ts'

const inUse = { lastSeenMs: 1_000, isRevoked: false, isDisabled: false, expiresMs: null }

describe('a session', () => {
  it('is valid until its idle time is over', () => {
    expect(isSessionGood(inUse, 60_000, 61_000)).toBe(true)
    expect(isSessionGood(inUse, 60_000, 61_001)).toBe(false)
  })

  it('has ended when it was revoked or its customer disabled, however recently it was used', () => {
    expect(isSessionGood({ ...inUse, isRevoked: true }, 60_000, 1_000)).toBe(false)
    expect(isSessionGood({ ...inUse, isDisabled: true }, 60_000, 1_000)).toBe(false)
  })

  it('ends at its own end, however recently it was used', () => {
    expect(isSessionGood({ ...inUse, expiresMs: 1_001 }, 60_000, 1_000)).toBe(true)
    expect(isSessionGood({ ...inUse, expiresMs: 1_000 }, 60_000, 1_000)).toBe(false)
  })

  it('never becomes valid again later', () => {
    const life = fc.record({
      lastSeenMs: fc.nat(),
      isRevoked: fc.boolean(),
      isDisabled: fc.boolean(),
      expiresMs: fc.option(fc.nat()),
    })
    fc.assert(
      fc.property(life, fc.nat(), fc.nat(), fc.nat(), (session, idleMs, nowMs, laterMs) => {
        if (isSessionGood(session, idleMs, nowMs)) return
        expect(isSessionGood(session, idleMs, nowMs + laterMs)).toBe(false)
      }),
    )
  })
})
