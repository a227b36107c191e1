import type { Facet } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'
import { facetGroups } from './facet-list.ts'

const TOLD = 40
const IN_ALL = 87

const cut = (name: string, label: string, values: readonly string[], total: number): Facet => ({
  name,
  label,
  total,
  values: values.map((value) => ({ value, label: value, count: 2, selected: false })),
})
const formats = Array.from({ length: TOLD }, (_, n) => `${n + 1}50 g`)

beforeEach(() => {
  serveCart()
  serveCategory({
    slug: 'pasta',
    productsOf: () => [buildProduct(1), buildProduct(2)],
    facetsOf: () => [cut('format', 'Formato', formats, IN_ALL)],
  })
})

test('a shortened facet shows how many values there are, and says when only the first ones were searched', async () => {
  const { shopper } = await openShop('/category/pasta')
  await screen.findByText('Formato (87)')
  const facet = within(await screen.findByRole('group', { name: 'Formato' }))
  await facet.findByRole('button', { name: 'Mostra i primi 40 di 87' })
  await shopper.type(facet.getByRole('searchbox'), '9 kg')
  const none = await facet.findByText(listTexts.noFirstValue({ typed: '9 kg', count: TOLD }))
  expect(none.textContent).toBe('Nessuna delle prime 40 voci ha «9 kg».')
})

test('values with a checkbox of their own are not counted in their group', () => {
  const [promotions] = facetGroups([cut('promotion', 'Offerte', ['true', 'natale', 'pasqua'], 26)])
  expect(promotions).toMatchObject({ total: 25, values: [{ value: 'natale' }, { value: 'pasqua' }] })
})
