import { expect, it } from 'vitest'
import { mayDo, roleOf, type Act } from './roles.ts'

const TYPES = [null, 4, 3, 2, 1]

/** Whether each of visitor, private and business customer, operator and administrator may do an act. */
const whoMay = (act: Act) => TYPES.map((type) => mayDo(roleOf(type), act))

it('allows each role its own acts and those of the roles below it', () => {
  expect(whoMay('anyone')).toEqual([true, true, true, true, true])
  expect(whoMay('customer')).toEqual([false, true, true, true, true])
  expect(whoMay('operator')).toEqual([false, false, false, true, true])
  expect(whoMay('administrator')).toEqual([false, false, false, false, true])
})

it('shows prices without VAT to companies and the shop, not to private customers', () => {
  expect(whoMay('hideVat')).toEqual([false, false, true, true, true])
})

it('treats an unknown type as a visitor', () => {
  expect([undefined, 0, 5, -1, NaN].map(roleOf)).toEqual(Array.from({ length: 5 }, () => 'visitor'))
})
