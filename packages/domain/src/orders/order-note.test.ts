import { expect, it } from 'vitest'
import { isEmptyNote, isNoteChangeable, isRateable } from './order-note.ts'

const nothing = { goods: null, punctuality: null, courtesy: null, text: ' ' }

it('a note has at least one star or one word', () => {
  expect(isEmptyNote(nothing)).toBe(true)
  expect(isEmptyNote({ ...nothing, courtesy: 1 })).toBe(false)
  expect(isEmptyNote({ ...nothing, text: 'Buono' })).toBe(false)
})

it('a note may be changed for fourteen days from its writing', () => {
  const written = new Date('2026-11-01T10:00:00Z')
  expect(isNoteChangeable(written, new Date('2026-11-15T09:59:59Z'))).toBe(true)
  expect(isNoteChangeable(written, new Date('2026-11-15T10:00:00Z'))).toBe(false)
})

it('only an order that was handed over is rated, also once all of it went back', () => {
  const rateable = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18].filter((status) =>
    isRateable(status, true),
  )
  expect(rateable).toEqual([6, 11, 13])
  expect(isRateable(11, false)).toBe(false)
})
