import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { describe, expect, it } from 'vitest'
import { patchCart } from '../outbox/patch-cart.ts'
import { sortLines } from './sort-lines.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'

const fresh = [{ categoryId: 2, name: 'Banco', slug: 'banco' }]
const lines: CartItem[] = patchCart(buildCart(), [
  { product: buildProduct(1, { name: 'Zucchine' }), quantity: 1 },
  { product: buildProduct(2, { name: 'àncora di pane', breadCrumbs: fresh }), quantity: 1 },
  { product: buildProduct(3, { name: 'Bietole', breadCrumbs: [] }), quantity: 1 },
  { product: buildProduct(4, { name: 'Aceto' }), quantity: 1 },
]).cartItems
const names = (items: readonly CartItem[]) => items.map(({ product }) => product.name)

describe('the order of the lines', () => {
  it('is alphabetical by Italian rules, both ways', () => {
    expect(sortLines(lines, 'asc', 'Altro').flatMap(({ items }) => names(items))).toEqual([
      'Aceto',
      'àncora di pane',
      'Bietole',
      'Zucchine',
    ])
    expect(sortLines(lines, 'desc', 'Altro').flatMap(({ items }) => names(items))[0]).toBe('Zucchine')
  })

  it('groups by department, each in alphabetical order, lines without one at the end', () => {
    expect(
      sortLines(lines, 'sectors', 'Altro').map(({ sector, items }) => [sector?.name, ...names(items)]),
    ).toEqual([
      ['Banco', 'àncora di pane'],
      ['Dispensa', 'Aceto', 'Zucchine'],
      ['Altro', 'Bietole'],
    ])
  })
})
