import { expect, test } from 'vitest'
import { productWords } from './product-words.ts'

test('the words of a search in the orders have no accents, capitals or spaces', () => {
  expect(productWords('  Caffè  in Grani ')).toEqual(['caffe', 'in', 'grani'])
  expect(productWords(' \t')).toEqual([])
  expect(productWords('a '.repeat(50))).toHaveLength(8)
})
