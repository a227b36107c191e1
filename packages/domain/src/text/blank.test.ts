import { describe, expect, it } from 'vitest'
import { isBlank } from './blank.ts'

describe('a field', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
    ['a text of spaces', ' \t\n'],
    ['an empty array', []],
    ['an empty object', {}],
    ['an object without prototype or keys', Object.create(null)],
    ['an invalid date', new Date('no date')],
    ['not a number', Number.NaN],
    ['an empty map', new Map()],
    ['an empty set', new Set()],
  ])('is empty with %s', (_name, value) => {
    expect(isBlank(value)).toBe(true)
  })

  it.each([
    ['false', false],
    ['true', true],
    ['zero', 0],
    ['a text', ' a '],
    ['an array with nothing in it but null', [null]],
    ['an object with a key', { key: undefined }],
    ['a date', new Date(0)],
    ['a pattern', /x/],
    ['a set with a member', new Set([0])],
    ['a function', () => 0],
  ])('is filled with %s', (_name, value) => {
    expect(isBlank(value)).toBe(false)
  })
})
