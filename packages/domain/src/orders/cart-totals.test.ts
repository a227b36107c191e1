import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'
import { multiplyCents } from '../money/money.ts'
import { VAT_RATES } from '../money/vat-rates.ts'

const anyPriced = fc.record({
  priceCents: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
  vatRate: fc.constantFrom(...VAT_RATES.map(({ rate }) => rate)),
})

describe('the totals of a cart', () => {
  it('add the rounded lines, packaging and delivery, with the VAT of each', () => {
    const totals = cartTotals({
      lines: [
        { priceCents: 1890, quantity: 0.35, vatRate: 10 },
        { priceCents: 129, quantity: 6, vatRate: 4 },
      ],
      packaging: [{ priceCents: 50, quantity: 2, vatRate: 22 }],
      deliveryFeeCents: 690,
      deliveryVatRate: 22,
    })
    expect(totals).toEqual({
      itemsCents: 662 + 774,
      packagingCents: 100,
      deliveryFeeCents: 690,
      giftCertificatesCents: 0,
      totalCents: 2226,
      taxCents: 30 + 60 + 142,
      vat: [
        { rate: 4, grossCents: 774, netCents: 744, vatCents: 30 },
        { rate: 10, grossCents: 662, netCents: 602, vatCents: 60 },
        { rate: 22, grossCents: 790, netCents: 648, vatCents: 142 },
      ],
    })
  })

  it('are all zero for an empty cart', () => {
    expect(cartTotals({ lines: [], deliveryFeeCents: 0, deliveryVatRate: 22 })).toEqual({
      itemsCents: 0,
      packagingCents: 0,
      deliveryFeeCents: 0,
      giftCertificatesCents: 0,
      totalCents: 0,
      taxCents: 0,
      vat: [],
    })
  })

  it('let gift codes pay without lowering the VAT, and never fall below zero', () => {
    const cart = {
      lines: [{ priceCents: 1100, quantity: 1, vatRate: 10 as const }],
      deliveryVatRate: 22 as const,
    }
    const part = cartTotals({ ...cart, deliveryFeeCents: 0, giftCertificatesCents: 300 })
    expect(part).toMatchObject({ totalCents: 800, taxCents: 100, giftCertificatesCents: 300 })
    const whole = cartTotals({ ...cart, deliveryFeeCents: 500, giftCertificatesCents: 99_999 })
    expect(whole).toMatchObject({ totalCents: 0, giftCertificatesCents: 1600, itemsCents: 1100 })
  })

  it('always add up to the amounts on screen', () => {
    fc.assert(
      fc.property(
        fc.array(anyPriced, { maxLength: 100 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (lines, deliveryFeeCents, giftCertificatesCents) => {
          const totals = cartTotals({ lines, deliveryFeeCents, deliveryVatRate: 22, giftCertificatesCents })
          const shown = lines.reduce((sum, line) => sum + multiplyCents(line.priceCents, line.quantity), 0)
          expect(totals.itemsCents).toBe(shown)
          expect(totals.totalCents).toBe(shown + deliveryFeeCents - totals.giftCertificatesCents)
          expect(totals.totalCents).toBeGreaterThanOrEqual(0)
          expect(totals.vat.reduce((sum, rate) => sum + rate.grossCents, 0)).toBe(shown + deliveryFeeCents)
          expect(totals.vat.reduce((sum, rate) => sum + rate.vatCents, 0)).toBe(totals.taxCents)
        },
      ),
    )
  })
})
