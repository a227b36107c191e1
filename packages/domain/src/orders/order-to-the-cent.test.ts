import { describe, expect, it } from 'vitest'
import { deliveryFeeCents } from '../delivery/delivery-fee.ts'
import { multiplyCents, toCents } from '../money/money.ts'
import { effectivePriceCents } from '../money/price-choice.ts'
import { worstCaseCents } from '../money/worst-case.ts'
import { exactSum, type ExactCart, type ExactSum } from '../testing/exact-cart.ts'
import { randomCart, seededNumbers } from '../testing/random-cart.ts'
import { cartTotals } from './cart-totals.ts'
import { packagingNeeded } from './packaging-needed.ts'

const CARTS = 100_000
const SEED = 20_261_122

const cents = (euros: string) => toCents(Number(euros))

/** The sums of the same cart by the rules of the shop, computed as for carts and orders. */
function shopSum({ lines, packagings, delivery, gifts }: ExactCart): ExactSum {
  const priced = lines.map((line) => ({
    quantity: Number(line.quantity),
    vatRate: line.vatRate,
    priceCents: effectivePriceCents({
      publicCents: cents(line.shelfPrice),
      companyCents: line.companyPrice === undefined ? null : cents(line.companyPrice),
      promoCents: line.promotionPrice === undefined ? null : cents(line.promotionPrice),
    }),
  }))
  const lineCents = priced.map((line) => multiplyCents(line.priceCents, line.quantity))
  const itemsCents = lineCents.reduce((sum, each) => sum + each, 0)
  const needed = packagingNeeded(
    lines.flatMap(({ packaging, perPackage, quantity }) =>
      packaging === undefined
        ? []
        : [{ packagingId: packaging, perPackage: Number(perPackage), quantity: Number(quantity) }],
    ),
  )
  const packaging = [...needed].map(([place, quantity]) => ({
    place,
    quantity,
    priceCents: cents(packagings[place]?.cost ?? '0'),
    vatRate: packagings[place]?.vatRate ?? 0,
  }))
  const totals = cartTotals({
    lines: priced,
    packaging,
    deliveryFeeCents:
      delivery === undefined
        ? 0
        : deliveryFeeCents(
            {
              feeCents: cents(delivery.fee),
              freeFromCents: delivery.freeFrom === undefined ? null : cents(delivery.freeFrom),
            },
            itemsCents,
          ),
    deliveryVatRate: delivery?.vatRate ?? 0,
    giftCertificatesCents: gifts.reduce((sum, gift) => sum + cents(gift), 0),
  })
  let restCents = totals.giftCertificatesCents
  return {
    lines: lineCents,
    items: totals.itemsCents,
    packages: packaging
      .map(({ place, quantity, priceCents }): [number, number, number] => [
        place,
        quantity,
        multiplyCents(priceCents, quantity),
      ])
      .sort(([a], [b]) => a - b),
    packaging: totals.packagingCents,
    delivery: totals.deliveryFeeCents,
    giftUses: gifts.map((gift) => {
      const used = Math.min(cents(gift), restCents)
      restCents -= used
      return used
    }),
    gifts: totals.giftCertificatesCents,
    total: totals.totalCents,
    vat: totals.vat.map(({ rate, grossCents, netCents, vatCents }) => ({
      rate,
      gross: grossCents,
      net: netCents,
      vat: vatCents,
    })),
    tax: totals.taxCents,
    worstCase: worstCaseCents({
      orderCents: totals.totalCents + totals.giftCertificatesCents,
      totalCents: totals.totalCents,
      isOpenEnded: lines.some(({ mayChange }) => mayChange),
    }),
  }
}

/** Compared as text: comparing so many objects field by field takes a minute. */
const isSame = (a: ExactSum, b: ExactSum) => JSON.stringify(a) === JSON.stringify(b)

describe('an order', () => {
  it(`is the same to the cent as an exact calculation, in ${CARTS} carts of anything`, () => {
    const next = seededNumbers(SEED)
    let differing = 0
    for (let made = 0; made < CARTS; made += 1) {
      const cart = randomCart(next)
      const exact = exactSum(cart)
      const sum = shopSum(cart)
      if (isSame(sum, exact)) continue
      differing += 1
      expect(sum, JSON.stringify(cart)).toEqual(exact)
    }
    expect(differing).toBe(0)
  }, 120_000)

  it('is distinguished from one that differs by a cent, a crate or a rate', () => {
    const cart: ExactCart = {
      lines: [
        {
          shelfPrice: '0.05',
          companyPrice: undefined,
          promotionPrice: undefined,
          quantity: '0.100',
          vatRate: 10,
          packaging: 0,
          perPackage: '0.333',
          mayChange: true,
        },
      ],
      packagings: [{ cost: '4.50', vatRate: 0 }],
      delivery: { fee: '6.90', freeFrom: undefined, vatRate: 22 },
      gifts: ['1.00'],
    }
    const exact = exactSum(cart)
    expect(exact).toEqual({
      lines: [1],
      items: 1,
      packages: [[0, 1, 450]],
      packaging: 450,
      delivery: 690,
      giftUses: [100],
      gifts: 100,
      total: 1041,
      vat: [
        { rate: 0, gross: 450, net: 450, vat: 0 },
        { rate: 10, gross: 1, net: 1, vat: 0 },
        { rate: 22, gross: 690, net: 566, vat: 124 },
      ],
      tax: 124,
      worstCase: 1041 + 114,
    })
    expect(isSame(shopSum(cart), exact)).toBe(true)
    expect(isSame({ ...shopSum(cart), tax: exact.tax + 1 }, exact)).toBe(false)
  })
})
