import { expect, it } from 'vitest'
import { unixNoon } from './content-api.ts'

it('the slides have the noon of the day in their address, so it stays the same all day', () => {
  const morning = unixNoon(new Date(2026, 10, 21, 7, 30))
  expect(unixNoon(new Date(2026, 10, 21, 23, 59))).toBe(morning)
  expect(new Date(morning * 1000).getHours()).toBe(12)
  expect(unixNoon(new Date(2026, 10, 22, 0, 1))).toBe(morning + 86_400)
})
