import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handOverSums, owedLaterCents } from './hand-over.ts'
import { PAYMENT_TYPE_IDS, PAYMENT_TYPES } from './payment-type.ts'

const { onDelivery, creditCard, bankTransfer, deferred, giftCertificates } = PAYMENT_TYPES
const sums = (
  paymentTypeId: number,
  finalCents: number,
  { deposit = 0, paid = 0, isCardReserved = false } = {},
) => handOverSums({ paymentTypeId, finalCents, depositCents: deposit, paidCents: paid, isCardReserved })
const none = { captureCents: 0, dueCents: 0, overpaidCents: 0, depositBackCents: 0 }

it('captures, collects or pays back the difference', () => {
  expect(sums(onDelivery, 1_000, { deposit: 300 })).toEqual({ ...none, dueCents: 700 })
  expect(sums(onDelivery, 200, { deposit: 300 })).toEqual({ ...none, depositBackCents: 100 })
  expect(sums(creditCard, 1_000, { deposit: 300, isCardReserved: true })).toEqual({
    ...none,
    captureCents: 700,
  })
  expect(sums(creditCard, 1_000)).toEqual({ ...none, dueCents: 1_000 })
  expect(sums(bankTransfer, 900, { paid: 1_000, deposit: 50 })).toEqual({
    ...none,
    overpaidCents: 100,
    depositBackCents: 50,
  })
  expect(sums(bankTransfer, 1_100, { paid: 1_000 })).toEqual({ ...none, dueCents: 100 })
  expect(sums(deferred, 1_000, { deposit: 300 })).toEqual(none)
  expect(owedLaterCents({ finalCents: 1_000, depositCents: 300 })).toBe(700)
  expect(sums(giftCertificates, 0, { deposit: 300 })).toEqual({ ...none, depositBackCents: 300 })
})

it('nothing is lost and nothing is taken twice, however it is paid', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  const type = fc.constantFrom(...PAYMENT_TYPE_IDS)
  fc.assert(
    fc.property(
      type,
      cents,
      cents,
      cents,
      fc.boolean(),
      (paymentTypeId, final, deposit, paid, isCardReserved) => {
        const done = sums(paymentTypeId, final, { deposit, paid, isCardReserved })
        const later = [4, 5].includes(paymentTypeId) ? Math.max(0, final - deposit - paid) : 0
        const back = done.overpaidCents + done.depositBackCents
        expect(paid + done.captureCents + done.dueCents + later + deposit - back).toBe(final)
        expect(Math.min(...Object.values(done))).toBeGreaterThanOrEqual(0)
        expect(done.overpaidCents === 0 || paid > final).toBe(true)
      },
    ),
  )
})
