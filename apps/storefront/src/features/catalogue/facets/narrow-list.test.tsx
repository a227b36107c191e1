import type { Facet } from '@cambusa/contract/catalogue/facet'
import type { ProductListQuery } from '@cambusa/contract/catalogue/product'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'

const brandOf = new Map([
  [1, 'alba'],
  [2, 'brezza'],
  [3, 'brezza'],
  [4, 'corte'],
])
const products = [...brandOf.keys()].map((id) => buildProduct(id))

const productsOf = ({ filter = [], promo }: ProductListQuery) =>
  products.filter(({ productId }) => {
    const isOfBrand = filter.length === 0 || filter.includes(`brand:${brandOf.get(productId)}`)
    return isOfBrand && (!promo || productId > 2)
  })

const facetsOf = ({ filter = [] }: ProductListQuery): Facet[] => [
  {
    name: 'brand',
    label: 'Marca',
    values: ['alba', 'brezza', 'corte'].map((value) => ({
      value,
      label: `Marca ${value}`,
      count: [...brandOf.values()].filter((brand) => brand === value).length,
      selected: filter.includes(`brand:${value}`),
    })),
  },
]

let asked: ProductListQuery[] = []
beforeEach(() => {
  serveCart()
  asked = serveCategory({ slug: 'pasta', productsOf, facetsOf })
})

const shown = () => screen.queryAllByRole('article').length
const brand = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Marca' })).getByRole('checkbox', {
    name: new RegExp(name),
  })
const filtersIn = (address: string) => new URL(address, 'http://shop.test').searchParams.getAll('filter')

test('values of a facet are chosen one after the other; each choice starts at page 1 and announces the number of products', async () => {
  const { shopper, main, address } = await openShop('/category/pasta?page=2')
  await waitFor(() => expect(shown()).toBe(4))
  expect(asked.at(-1)).toMatchObject({ parent_category_id: 11, page: 2 })

  await shopper.click(await brand('alba'))
  await waitFor(() => expect(shown()).toBe(1))
  expect(asked.at(-1)).toMatchObject({ filter: ['brand:alba'], page: 1 })
  expect(address()).not.toContain('page')

  await shopper.click(await brand('brezza'))
  await waitFor(() => expect(shown()).toBe(3))
  expect(filtersIn(address())).toEqual(['brand:alba', 'brand:brezza'])
  expect(main.getByText(listTexts.found({ count: 3 }))).toBeTruthy()
  expect(await brand('alba')).toHaveProperty('checked', true)
})

test('each filter is removed by its own cross, then all at once', async () => {
  const { shopper, main, address } = await openShop(
    '/category/pasta?filter=brand:alba&filter=brand:brezza&promo=true',
  )
  const chips = within(await main.findByRole('list', { name: listTexts.activeFilters }))
  await waitFor(() => expect(shown()).toBe(1))
  await shopper.click(
    chips.getByRole('button', { name: listTexts.removeFilter({ name: listTexts.onlyPromo }) }),
  )
  await waitFor(() => expect(shown()).toBe(3))
  expect(asked.at(-1)?.promo).toBeUndefined()
  await shopper.click(chips.getByRole('button', { name: /Marca alba/ }))
  await waitFor(() => expect(shown()).toBe(2))
  // Removing one moves the focus to the next one.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Marca brezza/)

  await shopper.click(chips.getByRole('button', { name: listTexts.clearAll }))
  await waitFor(() => expect(shown()).toBe(4))
  expect(filtersIn(address())).toEqual([])
  expect(main.queryByRole('list', { name: listTexts.activeFilters })).toBeNull()
})

test('a facet whose values must all match says so; others do not', async () => {
  const value = (name: string) => ({ value: name, label: `Senza ${name}`, count: 2, selected: false })
  const free = {
    name: 'allergen-free',
    label: 'Senza allergeni',
    values: [value('latte'), value('uova')],
    needsAll: true,
  }
  serveCategory({ slug: 'pasta', productsOf, facetsOf: (query) => [...facetsOf(query), free] })
  await openShop('/category/pasta')
  const described = (name: string) =>
    screen.findByRole('group', { name, description: listTexts.allValuesNeeded })
  expect(await described('Senza allergeni')).toBeTruthy()
  expect(screen.getByText(listTexts.allValuesNeeded)).toBeTruthy()
  const brands = await screen.findByRole('group', { name: 'Marca' })
  expect(brands.getAttribute('aria-describedby')).toBeNull()
})
