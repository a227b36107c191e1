import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIN_APART, spreadPins } from './spread-pins.ts'

test('pins that would cover each other stand side by side, the others in their place', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 101, y: 104 },
    { x: 99, y: 100 },
    { x: 400, y: 100 },
  ]
  expect(spreadPins(points)).toEqual([0, PIN_APART, -PIN_APART, 0])
})

test('wherever a dozen stores are, every pin can be pressed', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      const shifts = spreadPins(points)
      const shown = points.map(({ x, y }, index) => ({ x: x + (shifts[index] ?? 0), y }))
      for (const [index, pin] of shown.entries())
        for (const other of shown.slice(0, index))
          expect(Math.max(Math.abs(pin.x - other.x), Math.abs(pin.y - other.y))).toBeGreaterThanOrEqual(
            PIN_APART,
          )
    }),
  )
})
