import type { Category } from '@cambusa/contract/catalogue/catalogue'
import { expect, it } from 'vitest'
import { categoryAddress, holdsProducts } from './category-address.ts'

it('parses slug, id and type of a category’s address, and leaves out invalid values', () => {
  expect(
    categoryAddress({ params: { _splat: 'dispensa/pasta' }, search: { categoryId: 7, type: 'product' } }),
  ).toEqual({ slug: 'dispensa/pasta', categoryId: 7, type: 'product' })
  expect(categoryAddress({ params: {}, search: { categoryId: 'x' } })).toEqual({ slug: '' })
})

it('never opens the hidden categories that hold the texts of dialogs, nor a missing one', () => {
  const category = (categoryTypeId: number) => ({ categoryTypeId }) as Category
  expect(holdsProducts(category(1))).toBe(true)
  expect(holdsProducts(category(2))).toBe(false)
  expect(holdsProducts(undefined)).toBe(false)
})
