import { expect, test } from 'vitest'
import { addFastWords } from './fast-search-words.ts'

test('a blank text adds nothing, any other is added trimmed', () => {
  expect(addFastWords(['pane'], '   ').words).toEqual(['pane'])
  expect(addFastWords(['pane'], '  olio   extravergine ').words).toEqual(['pane', 'olio extravergine'])
})

test('a paste of several lines or cells adds a word for each', () => {
  expect(addFastWords([], 'latte\r\n\nuova\tburro; farina 00\n').words).toEqual([
    'latte',
    'uova',
    'burro',
    'farina 00',
  ])
})

test('a word that is there already is not added again, whatever its case', () => {
  expect(addFastWords(['Pane'], 'PANE\nlatte\nLatte').words).toEqual(['Pane', 'latte'])
})

test('words beyond the limit are left out and counted', () => {
  expect(addFastWords(['a', 'b'], 'c\nd\ne', 3)).toEqual({ words: ['a', 'b', 'c'], cutCount: 2 })
})
