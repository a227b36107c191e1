import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextScroll, PACE_MS, startPace } from './pace.ts'

test('acts are counted, and take the time of the model', async () => {
  let passedMs = 0
  const pace = startPace(async (milliseconds) => void (passedMs += milliseconds))
  await pace.think()
  await pace.press()
  for (const _ of 'dodici') await pace.key()
  await pace.scroll()
  expect(pace.acts).toEqual({ presses: 1, keys: 6, scrolls: 1 })
  expect(passedMs).toBe(PACE_MS.think + PACE_MS.press + 6 * PACE_MS.key + PACE_MS.scroll)
})

const window = { width: 1440, height: 900 }

test('a free element in the window needs no scroll', () => {
  expect(nextScroll({ x: 10, y: 890, isFree: true, ...window })).toBeUndefined()
})

test('an element below a bar is scrolled to the middle', () => {
  expect(nextScroll({ x: 700, y: 880, isFree: false, ...window })).toEqual({ dx: 0, dy: 430 })
  expect(nextScroll({ x: 700, y: 20, isFree: false, ...window })).toEqual({ dx: 0, dy: -430 })
})

test('an element hidden at the side of a row is reached sideways, after its row is visible', () => {
  expect(nextScroll({ x: 1600, y: 450, isFree: false, ...window })).toEqual({ dx: 880, dy: 0 })
  expect(nextScroll({ x: 1600, y: 1200, isFree: false, ...window })).toEqual({ dx: 0, dy: 720 })
})

test('at any distance, scrolls of at most a page lead to an element', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30_000, max: 30_000 }),
      fc.integer({ min: 200, max: 1200 }),
      (far, height) => {
        let y = far
        const most = Math.ceil(Math.abs(far) / (height * 0.8)) + 2
        for (let scrolls = 0; scrolls < most; scrolls += 1) {
          const scroll = nextScroll({ x: 100, y, isFree: y > 0 && y < height, width: 1440, height })
          if (scroll === undefined) return
          expect(Math.abs(scroll.dy)).toBeLessThan(height)
          y -= scroll.dy
        }
        expect(nextScroll({ x: 100, y, isFree: true, width: 1440, height })).toBeUndefined()
      },
    ),
  )
})
