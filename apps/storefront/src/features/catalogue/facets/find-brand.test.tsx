import { listBrands } from '@cambusa/contract/catalogue/brands'
import type { Facet } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'

const TOLD = 40
const IN_ALL = 143
const HIDDEN = 'Zagara Bianca'
let asked: { filter?: string[]; beginning: string }[] = []

/** A shop that lists forty brands and says how many more there are. */
beforeEach(() => {
  serveCart()
  asked = []
  serveCategory({
    slug: 'pasta',
    productsOf: () => [buildProduct(1), buildProduct(2)],
    facetsOf: ({ filter = [] }): Facet[] => [
      {
        name: 'brand',
        label: 'Marca',
        total: IN_ALL,
        values: [
          ...Array.from({ length: TOLD }, (_, n) => `Molino ${n}`),
          ...(filter.includes(`brand:${HIDDEN}`) ? [HIDDEN] : []),
        ].map((value) => ({ value, label: value, count: 2, selected: filter.includes(`brand:${value}`) })),
      },
    ],
  })
  answer(listBrands, ({ query }) => {
    asked.push(query)
    const values = HIDDEN.toLowerCase().startsWith(query.beginning.toLowerCase())
      ? [{ value: HIDDEN, label: HIDDEN, count: 3, selected: false }]
      : []
    return { values, total: values.length }
  })
})

const brands = async () => within(await screen.findByRole('group', { name: 'Marca' }))

test('a brand outside the list is found by typing, chosen by keyboard, and stays', async () => {
  const { shopper, address } = await openShop('/category/pasta?filter=label:bio')
  const facet = await brands()
  await facet.findByRole('button', { name: listTexts.showFirstValues({ count: TOLD, total: IN_ALL }) })
  const field = facet.getByRole('searchbox', { name: listTexts.findValue({ facet: 'Marca' }) })
  await shopper.type(field, 'zag')
  const box = await facet.findByRole('checkbox', { name: /Zagara Bianca/ })
  expect(facet.getByRole('status').textContent).toBe(listTexts.valuesFound({ count: 1 }))
  expect(asked.at(-1)).toMatchObject({ filter: ['label:bio'], beginning: 'zag' })
  expect(asked).toHaveLength(1)
  await shopper.tab()
  expect(document.activeElement).toBe(box)
  await shopper.keyboard(' ')
  await waitFor(() =>
    expect(new URL(address(), 'http://shop.test').searchParams.getAll('filter')).toContain(`brand:${HIDDEN}`),
  )
  await waitFor(() =>
    expect(facet.getByRole('checkbox', { name: /Zagara Bianca/ })).toHaveProperty('checked', true),
  )
})

test('the total number of brands is shown, open or closed', async () => {
  await openShop('/category/pasta')
  await screen.findByText('Marca (143)')
  const facet = await brands()
  expect(await facet.findByRole('button', { name: 'Mostra i primi 40 di 143' })).toBeDefined()
})

test('a text that no brand begins with is reported once the shop has searched', async () => {
  const { shopper } = await openShop('/category/pasta')
  const facet = await brands()
  await shopper.type(await facet.findByRole('searchbox'), 'qqq')
  expect(facet.queryByText(listTexts.noValue({ typed: 'qqq' }))).toBeNull()
  await facet.findByText(listTexts.noValue({ typed: 'qqq' }))
  expect(asked.at(-1)?.beginning).toBe('qqq')
})
