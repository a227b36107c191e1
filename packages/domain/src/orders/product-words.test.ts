import { expect, test } from 'vitest'
import { PLAIN_LETTERS, productWords } from './product-words.ts'

test('the words of a search in the orders have no accents, capitals or spaces', () => {
  expect(productWords('  Caffè  in Grani ')).toEqual(['caffe', 'in', 'grani'])
  expect(productWords('CRÈME fraîche Šunka piña'.normalize('NFD'))).toEqual([
    'creme',
    'fraiche',
    'sunka',
    'pina',
  ])
  expect(productWords(' \t')).toEqual([])
  expect(productWords('a '.repeat(50))).toHaveLength(8)
})

test('every accented letter has one without an accent', () => {
  const { accented, plain } = PLAIN_LETTERS
  expect(plain).toMatch(/^[a-z]+$/)
  expect(plain).toHaveLength(accented.length)
  expect(accented).toMatch(/^[^a-z']+$/)
  for (const [letter, bare] of [...'àéîõüçñÈŠ'].map((each) => [
    each,
    each.normalize('NFD')[0]!.toLowerCase(),
  ]))
    expect(plain[accented.indexOf(letter!)]).toBe(bare)
})
