import { expect, test } from 'vitest'
import { resumeAct } from './app-resume.ts'

const LONG = 1_800_001

test('after more than half an hour in the background the app reloads', () => {
  expect(resumeAct(LONG, '/category/pane', true, true)).toBe('reload')
  expect(resumeAct(LONG - 1, '/category/pane', true, true)).toBe('refresh')
})

test('a shopper at the payment or the cart is not interrupted', () => {
  for (const path of ['/payment', '/cart', '/cart/payment-error/3']) {
    expect(resumeAct(LONG, path, true, true)).toBe('refresh')
  }
  expect(resumeAct(LONG, '/cartone', true, true)).toBe('reload')
})

test('without a connection nothing is reloaded', () => {
  expect(resumeAct(LONG, '/', true, false)).toBe('refresh')
})

test('a short absence of a visitor changes nothing', () => {
  expect(resumeAct(1000, '/', false, true)).toBe('nothing')
})
