import { expect, it } from 'vitest'
import { deviceOf } from './device-words.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

it('names the browser and the system of a device', () => {
  expect(deviceOf(CHROME)).toBe('Chrome su Android')
  expect(deviceOf(SAFARI)).toBe('Safari su iOS')
})

it('says nothing of what is no browser', () => {
  for (const agent of [undefined, '', ['Chrome'], 'x', `${CHROME} ${'x'.repeat(1_000)}`])
    expect(deviceOf(agent)).toBe('')
})
