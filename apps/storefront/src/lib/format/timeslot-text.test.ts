import { describe, expect, it } from 'vitest'
import { deadlineText, shortTimeslotText } from './timeslot-text.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe('the text of a slot', () => {
  it('is short where space is short', () => {
    expect(shortTimeslotText({ date: '2026-11-22', beginTime: '08:00', endTime: '10:00' }, now)).toBe(
      'dom 22 nov, 8-10',
    )
    expect(shortTimeslotText({ date: '2026-11-23', beginTime: '10:30:00', endTime: '12:00:00' }, now)).toBe(
      'lun 23 nov, 10:30-12',
    )
  })

  it('says today where it is today in Rome', () => {
    const lateInRome = new Date('2026-11-21T23:30:00Z')
    const slot = { date: '2026-11-22', beginTime: '18:00', endTime: '20:00' }
    expect(shortTimeslotText(slot, lateInRome)).toBe('oggi, 18-20')
    expect(shortTimeslotText(slot, now)).toBe('dom 22 nov, 18-20')
  })
})

describe('the deadline to order', () => {
  // 22:00 in Rome.
  const slot = {
    date: '2026-11-22',
    beginTime: '06:00',
    endTime: '08:00',
    cutoffAt: '2026-11-21T21:00:00Z',
  }

  it('is a time of today for tomorrow, and a time with its day before that', () => {
    expect(deadlineText(slot, now)).toEqual({
      short: 'Ordina entro le 22:00',
      full: 'Ordina entro le 22:00 per domani 6-8',
      isUrgent: false,
    })
    expect(deadlineText(slot, new Date('2026-11-20T09:00:00Z')).full).toBe(
      'Ordina entro le 22:00 di domani per dom 22 nov 6-8',
    )
    expect(deadlineText(slot, new Date('2026-11-18T09:00:00Z')).short).toBe(
      'Ordina entro le 22:00 di sab 21 nov',
    )
  })

  it('counts down in the last hour, and says when it has passed', () => {
    expect(deadlineText(slot, new Date('2026-11-21T20:18:00Z'))).toMatchObject({
      full: 'Ordina entro 42 minuti per domani 6-8',
      isUrgent: true,
    })
    expect(deadlineText(slot, new Date('2026-11-21T20:59:10Z')).short).toBe('Ordina entro 1 minuto')
    expect(deadlineText(slot, new Date('2026-11-21T21:00:00Z')).full).toMatch(/non si ordina più/)
  })
})
