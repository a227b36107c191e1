import type { Category } from '@cambusa/contract/catalogue/catalogue'
import { GTIN_LIST_MAX } from '@cambusa/domain/constants'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCriteria, readCriteria, type AdvancedCriteria } from './criteria.ts'
import { criterionNames } from './criterion-names.ts'
import { criteriaOf, valuesOf } from './form-values.ts'

const category = (categoryId: number, name: string, categories: Category[] = []): Category => ({
  categoryId,
  name,
  slug: name,
  itemUrl: name,
  productCount: 1,
  categoryTypeId: 1,
  metaData: { category_info: {} },
  categories,
})
const tree = [
  category(1, 'Dispensa', [category(2, 'Pasta', [category(3, 'Pasta corta')])]),
  category(4, 'Casa'),
]

const ean = (number: number) => {
  const body = String(800_000_000_000 + number)
  return `${body}${checkDigit(body)}`
}
const text = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((value) => value.trim())
  .filter(Boolean)
const day = fc.integer({ min: 1, max: 28 }).map((value) => `2026-11-${String(value).padStart(2, '0')}`)
const some = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const list = <Value>(values: fc.Arbitrary<Value>) =>
  some(fc.uniqueArray(values, { minLength: 1, maxLength: 5 }))
const criteria: fc.Arbitrary<AdvancedCriteria> = fc.record({
  name: some(text),
  brand: some(text),
  producer: some(text),
  ingredients: some(text),
  gtin: list(fc.integer({ min: 0, max: 999_999 }).map(ean)),
  code: some(text),
  category: some(fc.constantFrom(1, 2, 3, 4)),
  'allergen-free': list(fc.constantFrom('latte', 'uova', 'glutine')),
  has_image: some(fc.boolean()),
  from_date: some(day),
  to_date: some(day),
})

describe('the criteria of an advanced search', () => {
  it('survive the conversion to form values and back', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        expect(criteriaOf(valuesOf(given, {}, tree))).toEqual(given)
      }),
    )
  })

  it('survive the conversion to an address and back', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        const address = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [
            name,
            Array.isArray(value) ? value : value === undefined ? value : String(value),
          ]),
        )
        expect(readCriteria(address)).toEqual(given)
      }),
    )
  })

  it('are each described in words, and removing one keeps the others', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        const names = criterionNames(given, tree)
        expect(names.length > 0).toBe(hasCriteria(given))
        for (const { without } of names) {
          expect(criterionNames(without, tree)).toHaveLength(names.length - 1)
        }
      }),
    )
  })

  it('leave out invalid values of an address, and codes beyond the number that the shop searches', () => {
    const gtin = Array.from({ length: GTIN_LIST_MAX + 5 }, (_, i) => ean(i))
    const read = readCriteria({
      name: '  ',
      category: 'x',
      has_image: 'forse',
      from_date: '2026-13-01',
      gtin,
    })
    expect(read.gtin).toHaveLength(GTIN_LIST_MAX)
    expect(hasCriteria({ ...read, gtin: undefined })).toBe(false)
  })

  it('name the deepest chosen category', () => {
    expect(criterionNames({ category: 3 }, tree).map(({ name }) => name)).toEqual(['Categoria: Pasta corta'])
    expect(valuesOf({ category: 3 }, {}, tree)).toMatchObject({ department: '1', category: '3' })
  })
})
