import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDaysIso } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'
import { authoriseAt } from './authorise-at.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-11-21T09:00:00Z')

it('authorises at once if the authorisation lasts until the delivery', () => {
  expect(authoriseAt('2026-11-22', 7, now)).toBeNull()
  expect(authoriseAt('2026-11-27', 7, now)).toBeNull()
})

it('authorises a later delivery on the morning before it', () => {
  expect(authoriseAt('2026-11-28', 7, now)).toEqual(new Date('2026-11-27T05:00:00Z'))
  expect(authoriseAt('2026-12-05', 7, now)).toEqual(new Date('2026-12-04T05:00:00Z'))
})

it('never has an authorisation end before the end of the delivery day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 3, max: 30 }), (days, holds) => {
      const slotDate = addDaysIso('2026-11-21', days)
      const at = authoriseAt(slotDate, holds, now) ?? now
      const over = romeInstant(addDaysIso(slotDate, 1), '00:00').getTime()
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime())
      expect(at.getTime() + holds * DAY_MS).toBeGreaterThanOrEqual(over)
    }),
  )
})
