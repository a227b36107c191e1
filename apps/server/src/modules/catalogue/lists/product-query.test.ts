import { expect, it } from 'vitest'
import { pageKey, readProductQuery, type ProductSearch } from './product-query.ts'

const bought = (key: string) => ({ key, bonus: new Map(), places: new Map() })
const among = (key: string) => ({ key, ordinals: () => undefined })
const plain = readProductQuery({ query: 'riso' })

it('identifies a cached page by everything that it depends on, including the customer whose purchases sort it', () => {
  const others: ProductSearch[] = [
    plain,
    { ...plain, page: 2 },
    { ...plain, pageSize: 6 },
    { ...plain, sort: 'most_bought' },
    { ...plain, text: 'olio' },
    { ...plain, barcode: '8001234567895' },
    { ...plain, categoryId: 7 },
    readProductQuery({ query: 'riso', filter: ['brand:A'] }),
    readProductQuery({ query: 'riso', filter: ['brand:A', 'brand:B'] }),
    readProductQuery({ query: 'riso', filter: ['brand:A,B'] }),
    readProductQuery({ query: 'riso', filter: ['brand:A', 'label:B'] }),
    { ...plain, bought: bought('1 2 3') },
    { ...plain, bought: bought('1 2 4') },
    { ...plain, among: among('name') },
    { ...plain, among: among('code') },
  ]
  expect(new Set(others.map(pageKey)).size).toBe(others.length)
  expect(pageKey(readProductQuery({ query: 'riso' }))).toBe(pageKey(plain))
})
