import { expect, test } from 'vitest'
import { addFastWords } from './fast-search-words.ts'

test('an empty text adds nothing, any other text is added trimmed', () => {
  expect(addFastWords(['pane'], '   ').words).toEqual(['pane'])
  expect(addFastWords(['pane'], '  olio   extravergine ').words).toEqual(['pane', 'olio extravergine'])
})

test('pasting several lines or cells adds a word for each', () => {
  expect(addFastWords([], 'latte\r\n\nuova\tburro; farina 00\n').words).toEqual([
    'latte',
    'uova',
    'burro',
    'farina 00',
  ])
})

test('a word of the list is not added again, ignoring case', () => {
  expect(addFastWords(['Pane'], 'PANE\nlatte\nLatte').words).toEqual(['Pane', 'latte'])
})

test('words beyond the limit are left out and counted', () => {
  expect(addFastWords(['a', 'b'], 'c\nd\ne', 3)).toEqual({ words: ['a', 'b', 'c'], cutCount: 2 })
})
