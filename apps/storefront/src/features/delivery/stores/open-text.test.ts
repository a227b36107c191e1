import { openState } from '@cambusa/domain/delivery/store-hours'
import { expect, test } from 'vitest'
import { openText } from './open-text.ts'

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '07:00', to: '20:00' }))
const textAt = (now: string, store = { hours, exceptions: [] as never[] }) =>
  openText(openState(store, new Date(now)), new Date(now))

test('a store says whether it is open, and until or from when, by the clock', () => {
  expect(textAt('2026-11-27T18:59:30Z')).toBe('Aperto ora, chiude alle 20:00')
  expect(textAt('2026-11-27T19:00:00Z')).toBe('Chiuso, apre domani alle 7:00')
  expect(textAt('2026-11-27T05:59:00Z')).toBe('Chiuso, apre alle 7:00')
  expect(textAt('2026-11-28T19:00:00Z')).toBe('Chiuso, apre lunedì 30 novembre alle 7:00')
})

test('on a day that is not as others it says why', () => {
  const exceptions = [{ date: '2026-11-27', from: null, to: null, reason: 'inventario' }]
  const at = new Date('2026-11-27T10:00:00Z')
  expect(openText(openState({ hours, exceptions }, at), at)).toBe(
    'Chiuso, apre domani alle 7:00 (oggi: inventario)',
  )
  const holidays = [...hours, { weekday: 8, from: null, to: null }]
  const immaculate = new Date('2026-12-08T10:00:00Z')
  expect(openText(openState({ hours: holidays, exceptions: [] }, immaculate), immaculate)).toBe(
    'Chiuso, apre domani alle 7:00 (oggi: Immacolata Concezione)',
  )
  expect(openText(openState({ hours: [], exceptions }, at), at)).toBe('Orari non indicati')
})

test('a store that never opens is closed, and one without hours claims nothing', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }))
  expect(textAt('2026-11-27T12:00:00Z', { hours: always, exceptions: [] })).toBe('Aperto ora, 24 ore su 24')
  expect(textAt('2026-11-27T12:00:00Z', { hours: [], exceptions: [] })).toBe('Orari non indicati')
})
