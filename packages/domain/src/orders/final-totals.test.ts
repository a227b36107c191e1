import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiplyCents } from '../money/money.ts'
import { worstCaseCents } from '../money/worst-case.ts'
import { exactFinal, type ExactCame, type ExactPicked } from '../testing/exact-final.ts'
import { cartTotals } from './cart-totals.ts'
import { deliveryVatRateOf, finalTotals, shareByWeight } from './final-totals.ts'

const ORDERS = 2_000
const RATES = [4, 10, 22]

const rate = fc.constantFrom(...RATES)
/** A line as ordered, and what came: the same, another weight, another product, or nothing. */
const line = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 30_000 }),
    thousandths: fc.integer({ min: 1, max: 20_000 }),
    vatRate: rate,
    isGift: fc.constant(false),
    came: fc.oneof(
      fc.constant({ kind: 'asOrdered' as const }),
      fc.record({ kind: fc.constant('weighed' as const), percent: fc.integer({ min: 1, max: 130 }) }),
      fc.record({
        kind: fc.constant('replaced' as const),
        priceCents: fc.integer({ min: 1, max: 36_000 }),
        vatRate: rate,
      }),
      fc.constant({ kind: 'missing' as const }),
    ),
  })
  .map(({ came, ...ordered }) => ({ ordered, came: cameOf(ordered, came) }))

function cameOf(
  ordered: ExactCame,
  came:
    | { kind: 'asOrdered' | 'missing' }
    | { kind: 'weighed'; percent: number }
    | { kind: 'replaced'; priceCents: number; vatRate: number },
): ExactCame {
  if (came.kind === 'weighed')
    return { ...ordered, thousandths: Math.max(1, Math.floor((ordered.thousandths * came.percent) / 100)) }
  if (came.kind === 'replaced') return { ...ordered, priceCents: came.priceCents, vatRate: came.vatRate }
  return came.kind === 'missing' ? { ...ordered, thousandths: 0 } : ordered
}

const giftLine = fc
  .record({ priceCents: fc.integer({ min: 500, max: 10_000 }), pieces: fc.integer({ min: 1, max: 3 }) })
  .map(({ priceCents, pieces }) => {
    const bought = { priceCents, thousandths: pieces * 1000, vatRate: 0, isGift: true }
    return { ordered: bought, came: bought }
  })

const order = fc
  .record({
    lines: fc.array(fc.oneof({ weight: 9, arbitrary: line }, { weight: 1, arbitrary: giftLine }), {
      minLength: 1,
      maxLength: 12,
    }),
    packages: fc.array(
      fc.record({
        costCents: fc.integer({ min: 0, max: 900 }),
        ordered: fc.integer({ min: 1, max: 6 }),
        left: fc.integer({ min: 0, max: 6 }),
        vatRate: fc.constantFrom(0, 22),
      }),
      { maxLength: 2 },
    ),
    feeCents: fc.constantFrom(0, 190, 590),
    feeRate: fc.constantFrom(10, 22),
    codesCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 }), fc.constant(100_000_000)),
  })
  .map(({ lines, packages, feeCents, feeRate, codesCents }) => {
    const bought = lines.map(({ ordered }) => ({
      priceCents: ordered.priceCents,
      quantity: ordered.thousandths / 1000,
      vatRate: ordered.vatRate,
    }))
    const cents = (each: ExactCame) => multiplyCents(each.priceCents, each.thousandths / 1000)
    const charged = packages.map((each) => ({
      priceCents: each.costCents,
      quantity: each.ordered,
      vatRate: each.vatRate,
    }))
    const totals = cartTotals({
      lines: bought,
      packaging: charged,
      deliveryFeeCents: feeCents,
      deliveryVatRate: feeRate,
      giftCertificatesCents: codesCents,
      withoutGiftsCents: lines.reduce(
        (sum, each) => sum + (each.ordered.isGift ? cents(each.ordered) : 0),
        0,
      ),
    })
    const orderCents = totals.totalCents + totals.giftCertificatesCents
    const came: ExactPicked = {
      lines: lines.map((each) => each.came),
      packages: packages.map((each) => ({ ...each, quantity: Math.min(each.ordered, each.left) })),
      feeCents,
      feeRate,
      giftCents: totals.giftCertificatesCents,
      worstCaseCents: worstCaseCents({ orderCents, totalCents: totals.totalCents, isOpenEnded: true }),
    }
    return { came, totals, charged: [...bought, ...charged] }
  })

const finalOf = ({ lines, packages, feeCents, feeRate, giftCents, worstCaseCents: most }: ExactPicked) =>
  finalTotals({
    lines: lines.map(({ priceCents, thousandths, vatRate, isGift }) => ({
      grossCents: multiplyCents(priceCents, thousandths / 1000),
      vatRate,
      isGift,
    })),
    packages,
    deliveryFeeCents: feeCents,
    deliveryVatRate: feeRate,
    giftCents,
    worstCaseCents: most,
  })

describe('what a picked order comes to', () => {
  it(`equals an exact calculation to the cent, in ${ORDERS} random orders`, () => {
    fc.assert(
      fc.property(order, ({ came }) => {
        const final = finalOf(came)
        const { vat, ...exact } = exactFinal(came)
        expect(final).toMatchObject(exact)
        // A line of no cents has a row of its rate, which is nothing.
        expect(final.vat.filter(({ grossCents }) => grossCents > 0)).toEqual(
          vat.filter(({ grossCents }) => grossCents > 0),
        )
        expect(final.totalCents).toBeLessThanOrEqual(came.worstCaseCents)
        expect(final.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(
          final.totalCents + final.giftCents,
        )
      }),
      { numRuns: ORDERS },
    )
  })

  it('is what was ordered where everything came as ordered, the rate of the fee found in its VAT', () => {
    fc.assert(
      fc.property(order, ({ came, totals, charged }) => {
        const lines = charged.map(({ priceCents, quantity, vatRate }) => ({
          grossCents: multiplyCents(priceCents, quantity),
          vatRate,
        }))
        const final = finalTotals({
          lines: lines.map((each) => ({ ...each, isGift: false })),
          packages: [],
          deliveryFeeCents: came.feeCents,
          deliveryVatRate: deliveryVatRateOf(totals.vat, lines),
          giftCents: came.giftCents,
          worstCaseCents: totals.totalCents,
        })
        expect(final).toMatchObject({ totalCents: totals.totalCents, taxCents: totals.taxCents })
      }),
    )
  })

  it('never charges an order that gift codes cover: the shop bears a heavier weight, a lighter one goes back', () => {
    const came = (grossCents: number) =>
      finalTotals({
        lines: [{ grossCents, vatRate: 10, isGift: false }],
        packages: [],
        deliveryFeeCents: 0,
        deliveryVatRate: 0,
        giftCents: 1_000,
        worstCaseCents: 0,
      })
    expect(came(1_100)).toMatchObject({ giftCents: 1_000, allowanceCents: 100, totalCents: 0 })
    expect(came(900)).toMatchObject({ giftCents: 900, allowanceCents: 0, totalCents: 0 })
  })
})

it('parts by weight add up, and none is above its weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const sum = given.reduce((a, b) => a + b, 0)
      const cents = Math.floor(sum * share)
      const shared = shareByWeight(cents, given)
      expect(shared.reduce((a, b) => a + b, 0)).toBe(cents)
      for (const [place, part] of shared.entries()) expect(part).toBeLessThanOrEqual(given[place]!)
    }),
  )
})
