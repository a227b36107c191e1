import { describe, expect, it } from 'vitest'
import { shortTimeslotText, timeslotWords } from './timeslot-text.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe('the words for a slot', () => {
  it('are short where there is little room', () => {
    expect(shortTimeslotText({ date: '2026-11-22', beginTime: '08:00', endTime: '10:00' }, now)).toBe(
      'dom 22 nov, 8-10',
    )
    expect(shortTimeslotText({ date: '2026-11-23', beginTime: '10:30:00', endTime: '12:00:00' }, now)).toBe(
      'lun 23 nov, 10:30-12',
    )
  })

  it('say today where it is today in Rome', () => {
    const lateInRome = new Date('2026-11-21T23:30:00Z')
    const slot = { date: '2026-11-22', beginTime: '18:00', endTime: '20:00' }
    expect(shortTimeslotText(slot, lateInRome)).toBe('oggi, 18-20')
    expect(shortTimeslotText(slot, now)).toBe('dom 22 nov, 18-20')
  })

  it('leave the seconds out of a sentence', () => {
    expect(timeslotWords({ date: '2026-11-22', beginTime: '08:00:00', endTime: '10:00:00' })).toEqual({
      day: 'domenica 22 novembre',
      begin: '08:00',
      end: '10:00',
    })
  })
})
