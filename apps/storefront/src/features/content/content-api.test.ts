import { expect, it } from 'vitest'
import { unixNoon } from './content-api.ts'

it('asks for the slides by the noon of the day, the same all day long', () => {
  const morning = unixNoon(new Date(2026, 10, 21, 7, 30))
  expect(unixNoon(new Date(2026, 10, 21, 23, 59))).toBe(morning)
  expect(new Date(morning * 1000).getHours()).toBe(12)
  expect(unixNoon(new Date(2026, 10, 22, 0, 1))).toBe(morning + 86_400)
})
