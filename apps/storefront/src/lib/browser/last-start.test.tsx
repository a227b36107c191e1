import { expect, test } from 'vitest'
import { dropAfterAbsence } from './last-start.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000
const KEPT = ['X-Ebsn-Account', 'cambusa.cookies', 'cambusa.purchases', 'cambusa.tutorial', 'cambusa.visitor']
const SAVED = ['cambusa.app', 'cambusa.quick-order.7', 'cambusa.registration', 'cambusa.searches']

test('saved data are dropped after 30 days without a visit, logins and choices are not', () => {
  for (const key of [...KEPT, ...SAVED]) localStorage.setItem(key, '{}')
  const left = () => Object.keys(localStorage).filter((key) => key !== 'cambusa.started')
  dropAfterAbsence(NOW)
  dropAfterAbsence(NOW + 30 * DAY_MS)
  expect(left().toSorted()).toEqual([...KEPT, ...SAVED].toSorted())
  dropAfterAbsence(NOW + 60 * DAY_MS + 1)
  expect(left().toSorted()).toEqual(KEPT)
})
