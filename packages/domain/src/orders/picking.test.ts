import { expect, it } from 'vitest'
import { pickProblem, type OrderedLine, type Replacement } from './picking.ts'

const line: OrderedLine = {
  quantity: 2,
  grossCents: 1_000,
  isVariableWeight: false,
  brand: 'Casa',
  productId: 1,
  isGift: false,
  infos: {},
}
const other: Replacement = {
  productId: 2,
  priceCents: 600,
  brand: 'Casa',
  isVariableWeight: false,
  isGift: false,
  allergens: [],
}
const yes = { accept_alternatives: 'true' }

it.each([
  ['all of it', line, 2, undefined],
  ['less', line, 1, undefined],
  ['one piece too many', line, 3, 'tooMuch'],
  ['half a piece', line, 1.5, 'notWhole'],
  ['up to 130 per cent of a weight', { ...line, quantity: 0.3, isVariableWeight: true }, 0.39, undefined],
  ['more than that', { ...line, quantity: 0.3, isVariableWeight: true }, 0.391, 'tooMuch'],
  ['a gift certificate less', { ...line, isGift: true }, 1, 'giftLine'],
] as const)('of a line may come: %s', (_, ordered, quantity, problem) => {
  expect(pickProblem(ordered, { quantity }, {})).toBe(problem)
})

it.each<[string, Partial<OrderedLine['infos']>, Partial<Replacement>, string | undefined]>([
  ['that costs 20 per cent more', yes, {}, undefined],
  ['that costs a cent more than that', yes, { priceCents: 601 }, 'tooDear'],
  ['that the customer did not accept', {}, {}, 'noAlternatives'],
  ['of another brand', { ...yes, same_brand: 'true' }, { brand: 'Altra' }, 'otherBrand'],
  ['above his highest price', { ...yes, highest_price: '5.99' }, {}, 'aboveHighestPrice'],
  [
    'with an allergen that he avoids',
    { ...yes, avoid_allergens: 'latte' },
    { allergens: ['latte'] },
    'allergens',
  ],
  [
    'of which no allergens are known',
    { ...yes, avoid_allergens: 'latte' },
    { allergens: null },
    'allergensUnknown',
  ],
  ['that is not sold', yes, { priceCents: null }, 'notForSale'],
  ['that is a gift certificate', yes, { isGift: true }, 'notForSale'],
  ['that is the same', yes, { productId: 1 }, 'sameProduct'],
])('a product may come instead of another: one %s', (_, infos, given, problem) => {
  const ordered = { ...line, infos: infos as Record<string, string> }
  expect(pickProblem(ordered, { quantity: 2, replacement: { ...other, ...given } }, {})).toBe(problem)
})

it('wishes of the whole order hold for its lines', () => {
  expect(pickProblem(line, { quantity: 2, replacement: other }, yes)).toBeUndefined()
})
