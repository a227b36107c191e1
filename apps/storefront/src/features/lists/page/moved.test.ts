import { expect, test } from 'vitest'
import { keyStep, moved } from './moved.ts'

test('a row is at its new place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})

test('arrow keys move by one and stop at the ends, Home and End go there, other keys move nothing', () => {
  expect(keyStep('ArrowUp', 2, 4)).toBe(1)
  expect(keyStep('ArrowUp', 0, 4)).toBe(0)
  expect(keyStep('ArrowDown', 3, 4)).toBe(3)
  expect(keyStep('Home', 2, 4)).toBe(0)
  expect(keyStep('End', 1, 4)).toBe(3)
  expect(keyStep('a', 1, 4)).toBeUndefined()
})
