import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAdding, fitIntoCart, linesToAdd } from './adding-plan.ts'
import { stateOf } from './pad-line.ts'
import { buildFound, buildLine } from './test-pad.ts'

type KnownCart = Parameters<typeof fitIntoCart>[1]
const cartOf = (held: Record<number, number>, maxProducts = 100) =>
  ({
    maxProducts,
    cartItems: Object.entries(held).map(([productId, quantity]) => ({
      productId: Number(productId),
      quantity,
    })),
  }) as unknown as KnownCart
const products = new Map([1, 2, 3, 4].map((id) => [id, buildFound(id)]))

describe('adding the pad to the cart', () => {
  it('takes the matched lines, and merges those of one product', () => {
    const lines = [
      buildLine('a', { productId: 1, quantity: 2 }),
      buildLine('b', { productId: 2, quantity: 1, doubts: ['name'] }),
      buildLine('c', { productId: 1, quantity: 3 }, { refusal: 'prima no' }),
      buildLine('d'),
    ]
    expect(linesToAdd(lines)).toEqual([{ productId: 1, notes: '', quantity: 5, lineIds: ['a', 'c'] }])
  })

  it('asks for no more than a line of the cart can hold', () => {
    const lines = ['a', 'b'].map((id) => buildLine(id, { productId: 1, quantity: 99_000 }))
    expect(linesToAdd(lines)[0]?.quantity).toBe(99_999)
  })

  it('gives the free lines of the cart to the first products; more of a product in the cart needs none', () => {
    const asked = linesToAdd([1, 2, 3].map((id) => buildLine(String(id), { productId: id, quantity: 1 })))
    const { fits, cut } = fitIntoCart(asked, cartOf({ 2: 5 }, 2))
    expect(fits.map(({ productId }) => productId)).toEqual([1, 2])
    expect(cut.map(({ productId }) => productId)).toEqual([3])
  })

  it('keeps refused lines with the reason and partly added ones with the rest', () => {
    const lines = [1, 2, 3].map((id) => buildLine(String(id), { productId: id, quantity: 8 }))
    const left = afterAdding(
      lines,
      linesToAdd(lines),
      [
        { productId: 2, added: 5, code: 'cart.stock', text: 'ne restano 5' },
        { productId: 3, added: 0, code: 'cart.productUnavailable', text: 'non disponibile' },
      ],
      products,
    )
    expect(left.map(({ id, quantity, refusal, taken }) => [id, quantity, refusal, taken])).toEqual([
      ['2', 3, 'ne restano 5', 5],
      ['3', 8, 'non disponibile', undefined],
    ])
    expect(left.map(stateOf)).toEqual(['partial', 'refused'])
    // Now it is refused whole; what the cart took before is still shown.
    const again = { productId: 2, added: 0, code: 'cart.stock', text: 'nessuno' }
    const [still] = afterAdding(left, linesToAdd(left, ['2']), [again], products)
    expect(still).toMatchObject({ quantity: 3, taken: 5, refusal: 'nessuno' })
    expect(linesToAdd(left, ['3'])).toEqual([{ productId: 3, notes: '', quantity: 8, lineIds: ['3'] }])
  })

  it('keeps the choices of a product apart', () => {
    const lines = ['moka', 'espresso', 'moka'].map((grind, i) =>
      buildLine(String(i), { productId: 1, quantity: 2 }, { notes: `Macinatura: ${grind}` }),
    )
    const asked = linesToAdd(lines)
    expect(asked.map(({ notes, quantity }) => [notes, quantity])).toEqual([
      ['Macinatura: moka', 4],
      ['Macinatura: espresso', 2],
    ])
    const refusal = {
      productId: 1,
      notes: 'Macinatura: espresso',
      added: 0,
      code: 'cart.stock',
      text: 'finito',
    }
    expect(afterAdding(lines, asked, [refusal], products).map(({ id }) => id)).toEqual(['1'])
  })

  it('never loses a line that was not sent, and never keeps one that was fully added', () => {
    const anyLine = fc.record({
      product: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    })
    const anyRefusal = fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      share: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        fc.uniqueArray(anyRefusal, { selector: (r) => r.productId }),
        fc.nat(4),
        (given, refused, sentCount) => {
          const lines = given.map(({ product, quantity }, i) =>
            buildLine(String(i), { productId: product, quantity }),
          )
          const asked = linesToAdd(lines)
          const sent = asked.slice(0, sentCount)
          const refusals = refused.map(({ productId, share }) => {
            const wanted = sent.find((one) => one.productId === productId)?.quantity ?? 0
            return { productId, added: Math.floor((wanted * share) / 11), code: 'cart.stock', text: 'meno' }
          })
          const left = afterAdding(lines, sent, refusals, products)
          const quantityOf = (
            id: number,
            all: readonly { match?: { productId: number | null }; quantity?: number }[],
          ) =>
            all
              .filter(({ match }) => match?.productId === id)
              .reduce((sum, line) => sum + (line.quantity ?? 0), 0)
          for (const { productId, quantity } of asked) {
            const refusal = refusals.find((one) => one.productId === productId)
            const mine = left.filter(({ match }) => match?.productId === productId)
            if (!sent.some((one) => one.productId === productId))
              expect(mine).toHaveLength(lines.filter(({ match }) => match?.productId === productId).length)
            else if (refusal === undefined) expect(mine).toHaveLength(0)
            else expect(quantityOf(productId, mine)).toBe(quantity - refusal.added)
          }
        },
      ),
    )
  })
})
