import { describe, expect, it } from 'vitest'
import { timeslotWords } from './timeslot-words.ts'

describe('the words of a slot', () => {
  it('leave out the seconds in a sentence', () => {
    expect(timeslotWords({ date: '2026-11-22', beginTime: '08:00:00', endTime: '10:00:00' })).toEqual({
      day: 'domenica 22 novembre',
      begin: '08:00',
      end: '10:00',
    })
  })
})
