import { expect, it } from 'vitest'
import { timeLeftText } from './time-left.ts'

const now = new Date('2026-11-21T09:00:00Z')
const inMinutes = (minutes: number) => timeLeftText(new Date(now.getTime() + minutes * 60_000), now)

it('the time left to edit an order is in minutes, in hours, or until a day', () => {
  expect([0.5, 12, 120, 130.9].map(inMinutes)).toEqual([
    'ancora meno di un minuto',
    'ancora 12 min',
    'ancora 2 h',
    'ancora 2 h 10 min',
  ])
  expect(inMinutes(36 * 60)).toBe('fino al 22/11/2026, 22:00')
})
