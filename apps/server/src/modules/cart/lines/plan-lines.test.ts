import { isValidQuantity, type QuantityRule } from '@cambusa/domain/quantity/quantity-step'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import type { CartLine } from '../rows/cart-snapshot.ts'
import type { CartFacts } from './cart-facts.ts'
import { planAdd } from './plan-add.ts'
import { planUpdate } from './plan-update.ts'

const piece: QuantityRule = {
  kind: 'Pezzo',
  qtyMult: 1,
  minAcq: 0,
  weightSelling: 0,
  stepSelling: 0,
  weightUnitSelling: 'kg',
  weightUnitBase: 'kg',
}
const rules: Record<number, QuantityRule> = {
  1: piece,
  2: { ...piece, kind: 'Confezione', qtyMult: 6 },
  3: { ...piece, minAcq: 3 },
  4: { ...piece, kind: 'Sfuso', weightSelling: 250, stepSelling: 100, weightUnitSelling: 'g' },
}

/** The daily maximum of product 1, of which some was bought before. */
const DAILY = 25
const BOUGHT = 7

const product = (id: number): SellableProduct => ({
  id,
  code: String(id),
  gtin: null,
  slug: `p${id}`,
  name: `Prodotto ${id}`,
  format: '',
  brand: '',
  kind: rules[id]?.kind ?? 'Pezzo',
  rule: rules[id] ?? piece,
  unit: 'pz',
  vatRate: 10,
  priceCents: 100,
  categoryId: 1,
  rootCategoryId: 1,
  rootCategoryName: 'Dispensa',
  mediaKey: '',
  isPerishable: false,
  minAge: null,
  giftValueCents: null,
  choices: [],
  dailyMaximum: id === 1 ? DAILY : null,
  packaging: null,
  available: true,
  unavailableReason: undefined,
})

const thousandths = fc.integer({ min: 1, max: 40_000 }).map((n) => n / 1000)
const item = fc.record({
  productId: fc.integer({ min: 1, max: 8 }),
  quantity: fc.oneof(fc.integer({ min: 0, max: 30 }), thousandths),
  notes: fc.constantFrom('', 'taglio: fine'),
})
const stockOf = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.integer({ min: 0, max: 40 }))

/** The lines after a plan is applied, as the database would store them. */
function applied(
  lines: readonly CartLine[],
  plan: ReturnType<typeof planAdd>,
  stock: CartFacts['stock'],
): CartLine[] {
  const kept = lines.filter((line) => !plan.gone.includes(line.id))
  const next = kept.map((line) => {
    const put = plan.put.find((p) => p.productId === line.productId && p.notes === line.notes)
    return put ? { ...line, ...put } : line
  })
  const fresh = plan.put.filter((p) => !kept.some((l) => l.productId === p.productId && l.notes === p.notes))
  const firstId = Math.max(0, ...lines.map(({ id }) => id)) + 1
  const made = fresh.map((p, n) => ({ ...p, id: firstId + n, version: 1, stock: stock[p.productId] ?? null }))
  return [...next, ...made]
}

const factsOf = (lines: readonly CartLine[], stock: CartFacts['stock'], maxProducts: number): CartFacts => ({
  lines,
  stock,
  boughtToday: { 1: BOUGHT },
  maxProducts,
  warehouseId: 1,
  sellable: (productId) => (productId === 8 ? undefined : product(productId)),
})

function expectSound(lines: readonly CartLine[], stock: CartFacts['stock']) {
  const ofLimited = lines.filter(({ productId }) => productId === 1)
  expect(ofLimited.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(DAILY - BOUGHT)
  for (const line of lines) expect(isValidQuantity(product(line.productId).rule, line.quantity)).toBe(true)
  for (const [productId, left] of Object.entries(stock)) {
    const wanted = lines.filter((line) => line.productId === Number(productId))
    expect(wanted.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(left + 1e-9)
  }
}

describe('whatever is added, in whatever order', () => {
  it('leaves a cart of purchasable quantities, within the stock and the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(item, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
        stockOf,
        fc.integer({ min: 1, max: 8 }),
        (adds, stock, maxProducts) => {
          let lines: CartLine[] = []
          for (const items of adds) {
            lines = applied(lines, planAdd(factsOf(lines, stock, maxProducts), items), stock)
            expect(lines.length).toBeLessThanOrEqual(maxProducts)
            expectSound(lines, stock)
          }
        },
      ),
    )
  })

  it('never lowers a quantity, and a refusal writes nothing', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), item, stockOf, (first, second, stock) => {
        const before = applied([], planAdd(factsOf([], stock, 100), first), stock)
        const plan = planAdd(factsOf(before, stock, 100), [second])
        if (plan.refusal) expect(plan.put).toEqual([])
        for (const line of applied(before, plan, stock)) {
          const held = before.find(({ id }) => id === line.id)?.quantity ?? 0
          expect(line.quantity).toBeGreaterThanOrEqual(held)
        }
      }),
    )
  })
})

describe('whatever is set', () => {
  it('leaves purchasable quantities, and never refuses to lower one', () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(5), fc.oneof(fc.integer({ min: 0, max: 40 }), thousandths)), {
          maxLength: 4,
        }),
        stockOf,
        (adds, sets, stock) => {
          const lines = applied([], planAdd(factsOf([], stock, 100), adds), stock)
          const items = sets.flatMap(([position, quantity]) => {
            const line = lines[position]
            return line === undefined ? [] : [{ itemId: line.id, quantity }]
          })
          const next = applied(lines, planUpdate(factsOf(lines, stock, 100), items, undefined), stock)
          for (const line of next)
            expect(isValidQuantity(product(line.productId).rule, line.quantity)).toBe(true)
          const removed = items.filter(({ quantity }) => quantity === 0).map(({ itemId }) => itemId)
          const last = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
          for (const id of removed)
            if (last.get(id) === 0) expect(next.some((line) => line.id === id)).toBe(false)
        },
      ),
    )
  })
})
