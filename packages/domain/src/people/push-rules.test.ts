import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { romeTime } from '../time/dates.ts'
import { PUSH_KINDS } from './push-kinds.ts'
import { isQuietTime, nextPushTry, PUSH_TRIES, pushExpiry } from './push-rules.ts'

const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('pushes and the clock', () => {
  it('are quiet from 22 to 7 in Rome, in summer and in winter', () => {
    const quiet = [
      '2026-07-01T20:00:00Z',
      '2026-07-02T04:59:00Z',
      '2026-01-10T21:00:00Z',
      '2026-01-10T05:59:00Z',
    ]
    const loud = [
      '2026-07-01T19:59:00Z',
      '2026-07-02T05:00:00Z',
      '2026-01-10T20:59:00Z',
      '2026-01-10T06:00:00Z',
    ]
    expect(quiet.map((at) => isQuietTime(new Date(at)))).toEqual(quiet.map(() => true))
    expect(loud.map((at) => isQuietTime(new Date(at)))).toEqual(loud.map(() => false))
    fc.assert(
      fc.property(instant, (now) => {
        const hour = Number(romeTime(now).slice(0, 2))
        expect(isQuietTime(now)).toBe(hour >= 22 || hour < 7)
      }),
    )
  })

  it('expire later than they are written, and that of a slot when the slot begins', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...PUSH_KINDS), (now, kind) => {
        expect(pushExpiry(kind, now).getTime()).toBeGreaterThan(now.getTime())
      }),
    )
    const [now, begin] = [new Date('2026-07-01T06:00:00Z'), new Date('2026-07-01T07:30:00Z')]
    expect(pushExpiry('slotNear', now, begin)).toEqual(begin)
    expect(pushExpiry('orderStatus', now).getTime() - now.getTime()).toBe(86_400_000)
  })

  it('are tried again later and later, never before the service allows it, and not for ever', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 1, max: PUSH_TRIES - 1 }),
        fc.nat(10_000),
        (now, tries, after) => {
          const pause = nextPushTry(tries, now, after)!.getTime() - now.getTime()
          expect(pause).toBeGreaterThanOrEqual(after * 1_000)
          expect(pause).toBeGreaterThanOrEqual(60_000)
          expect(pause).toBeLessThanOrEqual(6 * 3_600_000)
        },
      ),
    )
    expect(nextPushTry(PUSH_TRIES, new Date())).toBeUndefined()
  })
})
