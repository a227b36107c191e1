import { expect, test } from 'vitest'
import { toastMove, type Place } from './toast-place.ts'

const height = 800
const place = (left: number, top: number, wide: number, tall: number): Place => ({
  left,
  top,
  right: left + wide,
  bottom: top + tall,
})
const toast = place(480, 740, 480, 48)
const moved = (bars: Place[], prices: Place[] = []) => toastMove(toast, { bars, prices, height })

test('toasts are at the bottom centre where nothing is in the way', () => {
  expect(moved([])).toEqual({ lift: 0, shift: 0 })
  expect(moved([place(0, 0, 1440, 72)], [place(1000, 750, 80, 20)])).toEqual({ lift: 0, shift: 0 })
})

test('they move above the bars at the bottom, one after the other', () => {
  expect(moved([place(0, 740, 1440, 60)]).lift).toBe(60)
  expect(moved([place(0, 680, 1440, 60), place(0, 740, 1440, 60)]).lift).toBe(120)
})

test('they move beside the prices of rows that they would cover', () => {
  const { shift } = moved([], [place(900, 700, 80, 20), place(900, 760, 80, 20)])
  expect(toast.right + shift).toBeLessThan(900)
  expect(toast.left + shift).toBeGreaterThan(0)
})

test('they check prices at their position above the bars', () => {
  const bar = place(0, 740, 1440, 60)
  expect(moved([bar], [place(900, 760, 80, 20)]).shift).toBe(0)
  expect(moved([bar], [place(900, 700, 80, 20)]).shift).toBeLessThan(0)
})

test('they stay in the middle where there is no space at the side', () => {
  const wide = place(16, 740, 358, 48)
  expect(toastMove(wide, { bars: [], prices: [place(300, 750, 70, 20)], height }).shift).toBe(0)
})
