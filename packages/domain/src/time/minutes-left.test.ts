import { expect, it } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

const now = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => minutesLeft(new Date(now.getTime() + seconds * 1000), now)

it.each([
  [900.2, 15],
  [899.7, 15],
  [151, 3],
  [149, 2],
  [90, 2],
  [89, 1],
  [60, 1],
  [59.95, 1],
  [59, 0],
  [1, 0],
  [0, 0],
  [-30, 0],
])('%s seconds are %s minutes', (seconds, minutes) => {
  expect(after(seconds)).toBe(minutes)
})
