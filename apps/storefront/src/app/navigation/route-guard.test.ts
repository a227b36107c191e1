import { expect, test } from 'vitest'
import { guardRoute } from './route-guard.ts'

test('any session marker lets the shopper in, whatever the last answer said', () => {
  expect(guardRoute({ hasMarker: true, signedIn: false })).toBe('pass')
  expect(guardRoute({ hasMarker: true, signedIn: undefined })).toBe('pass')
})

test('without a marker a shopper known to be a visitor goes home', () => {
  expect(guardRoute({ hasMarker: false, signedIn: false })).toBe('home')
})

test('before the first answer everybody passes', () => {
  expect(guardRoute({ hasMarker: false, signedIn: undefined })).toBe('pass')
})
