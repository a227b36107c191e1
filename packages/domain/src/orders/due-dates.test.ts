import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBankingDay } from '../time/banking-days.ts'
import { addDaysIso, daysBetween } from '../time/dates.ts'
import { dueDay, dueParts, dueState, leftToPay, shareCredit } from './due-dates.ts'

const DAY = '2026-11-02'
const fresh = (grossCents: number) => ({ grossCents, isPerishable: true })
const lasting = (grossCents: number) => ({ grossCents, isPerishable: false })
const anyDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDaysIso('2026-01-01', days))
const anyLines = fc.array(
  fc.record({ grossCents: fc.integer({ min: 0, max: 200_000 }), isPerishable: fc.boolean() }),
  { maxLength: 40 },
)
/** Doubles between 0 and 1 would nearly all be next to 0. */
const anyShare = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000)
/** Delivered goods, of which anything between nothing and all is owed. */
const anyDelivery = fc
  .tuple(anyLines, fc.integer({ min: 0, max: 5_000 }), anyShare)
  .map(([lines, otherCents, share]) => {
    const sum = lines.reduce((total, { grossCents }) => total + grossCents, otherCents)
    return { lines, otherCents, owedCents: Math.round(sum * share) }
  })

describe('the due dates of an order on account', () => {
  it('are one of 30 days for perishable food, one of 60 for other goods, and two for both', () => {
    const parts = (lines: Parameters<typeof dueParts>[0]['lines'], otherCents = 0) => {
      const owedCents = lines.reduce((sum, { grossCents }) => sum + grossCents, otherCents)
      return dueParts({ lines, otherCents, owedCents }, DAY).map(({ termDays, cents }) => [termDays, cents])
    }
    expect(parts([fresh(1_000), fresh(50)])).toEqual([[30, 1_050]])
    expect(parts([lasting(1_000)])).toEqual([[60, 1_000]])
    expect(parts([fresh(1_000), lasting(500)])).toEqual([
      [30, 1_000],
      [60, 500],
    ])
    // Delivery and packaging go with what is not perishable, and with the food where there is nothing else.
    expect(parts([fresh(1_000), lasting(500)], 490)).toEqual([
      [30, 1_000],
      [60, 990],
    ])
    expect(parts([fresh(1_000)], 490)).toEqual([[30, 1_490]])
    expect(parts([])).toEqual([])
  })

  it('fall on a banking day: a closed day becomes the next open one', () => {
    // 30 days after 25 November 2026 is Christmas, a Friday.
    expect(dueDay('2026-11-25', 30)).toBe('2026-12-28')
    expect(dueDay('2026-11-02', 30)).toBe('2026-12-02')
  })

  it('add up to what is owed, to the cent, on banking days at most five days after their term', () => {
    fc.assert(
      fc.property(anyDelivery, anyDay, (delivery, day) => {
        const parts = dueParts(delivery, day)
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(delivery.owedCents)
        for (const { termDays, dueOn, cents } of parts) {
          expect(Number.isInteger(cents) && cents > 0).toBe(true)
          expect(isBankingDay(dueOn)).toBe(true)
          const days = daysBetween(day, dueOn)
          expect(days).toBeGreaterThanOrEqual(termDays)
          expect(days).toBeLessThanOrEqual(termDays + 5)
        }
      }),
    )
  })

  it('never give perishable food the longer term: of it at least its share is due after 30 days', () => {
    fc.assert(
      fc.property(anyDelivery, (delivery) => {
        const sum = delivery.lines.reduce((total, { grossCents }) => total + grossCents, delivery.otherCents)
        const food = delivery.lines.reduce((t, line) => t + (line.isPerishable ? line.grossCents : 0), 0)
        const early = dueParts(delivery, DAY).find(({ termDays }) => termDays === 30)?.cents ?? 0
        const share = sum === 0 ? 0 : Math.floor((delivery.owedCents * food) / sum)
        expect(early).toBeGreaterThanOrEqual(share)
      }),
    )
  })
})

describe('the state of a due date', () => {
  const due = { dueOn: '2026-11-10', cents: 100, paidCents: 0, creditedCents: 0 }
  it('is due soon in the last seven days, and overdue on the day after', () => {
    const states = ['2026-11-02', '2026-11-03', '2026-11-10', '2026-11-11'].map((day) => dueState(due, day))
    expect(states).toEqual(['open', 'dueSoon', 'dueSoon', 'overdue'])
  })

  it('is paid once payments and credit notes cover it, whatever the day', () => {
    expect(dueState({ ...due, paidCents: 60, creditedCents: 40 }, '2027-01-01')).toBe('paid')
    expect(dueState({ ...due, paidCents: 60, creditedCents: 39 }, '2027-01-01')).toBe('overdue')
  })
})

describe('a credit note', () => {
  it('lowers what falls due last first; what was paid already is paid back', () => {
    const early = { dueOn: '2026-12-02', cents: 1_000, paidCents: 1_000, creditedCents: 0 }
    const late = { dueOn: '2027-01-04', cents: 500, paidCents: 0, creditedCents: 100 }
    expect(shareCredit([early, late], 300)).toEqual({ parts: [{ due: late, cents: 300 }], restCents: 0 })
    expect(shareCredit([early, late], 600)).toEqual({ parts: [{ due: late, cents: 400 }], restCents: 200 })
  })

  it('is shared to the cent, and never takes more than is open', () => {
    const anyDue = fc
      .tuple(anyDay, fc.integer({ min: 1, max: 90_000 }), anyShare)
      .map(([dueOn, cents, share]) => ({
        dueOn,
        cents,
        paidCents: Math.round(cents * share),
        creditedCents: 0,
      }))
    fc.assert(
      fc.property(
        fc.array(anyDue, { maxLength: 4 }),
        fc.integer({ min: 0, max: 300_000 }),
        (dues, credit) => {
          const { parts, restCents } = shareCredit(dues, credit)
          expect(parts.reduce((sum, { cents }) => sum + cents, restCents)).toBe(credit)
          for (const { due, cents } of parts) expect(cents).toBeLessThanOrEqual(leftToPay(due))
          const open = dues.reduce((sum, due) => sum + leftToPay(due), 0)
          expect(restCents).toBe(Math.max(0, credit - open))
        },
      ),
    )
  })
})
