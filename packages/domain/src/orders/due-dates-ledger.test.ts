import fc from 'fast-check'
import { expect, it } from 'vitest'
import { multiplyCents } from '../money/money.ts'
import { worstCaseCents } from '../money/worst-case.ts'
import { addDaysIso } from '../time/dates.ts'
import {
  creditableCents,
  dueParts,
  leftToPay,
  shareCredit,
  type DueMoney,
  type DuePart,
} from './due-dates.ts'
import { finalTotals } from './final-totals.ts'
import { owedLaterCents } from './hand-over.ts'

/** As many orders on account, each from its picking to its last payment. */
const ORDERS = 10_000

const good = {
  priceCents: fc.integer({ min: 1, max: 6_000 }),
  vatRate: fc.constantFrom(4, 5, 10, 22),
  isPerishable: fc.boolean(),
}
/** A line of thousandths, and what came of it: as ordered, another weight, another product, nothing. */
const line = fc.record({
  ...good,
  thousandths: fc.integer({ min: 50, max: 30_000 }),
  came: fc.oneof(
    fc.constant({ share: 1 }),
    fc.integer({ min: 50, max: 130 }).map((percent) => ({ share: percent / 100 })),
    fc.record({ share: fc.constant(1), other: fc.record(good) }),
    fc.constant({ share: 0 }),
  ),
})
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  packages: fc.array(
    fc.record({
      costCents: fc.integer({ min: 1, max: 800 }),
      quantity: fc.integer({ min: 0, max: 6 }),
      vatRate: fc.constantFrom(0, 22),
    }),
    { maxLength: 2 },
  ),
  deliveryFeeCents: fc.integer({ min: 0, max: 990 }),
  giftCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  depositCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  day: fc.integer({ min: 0, max: 1_500 }).map((days) => addDaysIso('2026-01-01', days)),
})
/** What the ledger says is paid of a due date, or a credit note; a share of what it may be, above 1 too much. */
const act = fc.record({
  kind: fc.constantFrom('paid', 'credited'),
  place: fc.integer({ min: 0, max: 1 }),
  share: fc.integer({ min: 0, max: 120 }).map((percent) => percent / 100),
})

type Ordered = typeof order extends fc.Arbitrary<infer Each> ? Each : never
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never
type Due = DuePart & DueMoney

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)

/** The order as it is handed over: what it comes to in the end, cents, and its due dates. */
function handOver({ lines, packages, day, depositCents, ...sums }: Ordered) {
  const came = lines.map(({ came: { share, ...replaced }, ...ordered }) => {
    const { priceCents, vatRate, isPerishable } = ('other' in replaced && replaced.other) || ordered
    const thousandths = Math.round(ordered.thousandths * share)
    return {
      grossCents: multiplyCents(priceCents, thousandths / 1_000),
      vatRate,
      isPerishable,
      isGift: false,
    }
  })
  const orderCents = sum(lines.map((each) => multiplyCents(each.priceCents, each.thousandths / 1_000)))
  const final = finalTotals({
    ...sums,
    lines: came,
    packages,
    deliveryVatRate: 22,
    worstCaseCents: worstCaseCents({ orderCents, totalCents: orderCents, isOpenEnded: true }),
  })
  const owedCents = owedLaterCents({ finalCents: final.totalCents, depositCents })
  const otherCents = final.packagesCents + final.deliveryFeeCents
  const dues = dueParts({ lines: came, otherCents, owedCents }, day)
  return { owedCents, dues: dues.map((due): Due => ({ ...due, paidCents: 0, creditedCents: 0 })) }
}

interface Ledger {
  owedCents: number
  dues: Due[]
  /** Credit notes, and what of them was paid back because it was paid already. */
  creditCents: number
  backCents: number
}

/** What is said of an order after its hand-over; more than there is, is refused as the shop refuses it. */
function play(ledger: Ledger, { kind, place, share }: Act): void {
  const { dues } = ledger
  const due = dues[place]
  if (kind === 'paid' && due !== undefined) {
    // The ledger's figure replaces the last one.
    const most = due.cents - due.creditedCents
    const told = Math.round(most * share)
    if (told <= most) due.paidCents = told
  }
  if (kind === 'credited') {
    const most = creditableCents(dues, ledger.backCents)
    const credit = Math.round(most * share)
    if (credit > most) return
    const { parts, restCents } = shareCredit(dues, credit)
    for (const part of parts) part.due.creditedCents += part.cents
    ledger.creditCents += credit
    ledger.backCents += restCents
  }
}

/** What is wrong in the books of an order. */
function wrongIn({ owedCents, dues, creditCents, backCents }: Ledger): string[] {
  const of = (cents: (due: Due) => number) => sum(dues.map(cents))
  const paidCents = of((due) => due.paidCents)
  const claims: Record<string, boolean> = {
    'due dates are not what was delivered': of(({ cents }) => cents) === owedCents,
    'left, paid and credited are not what was delivered':
      of(leftToPay) + paidCents + creditCents === owedCents + backCents,
    'more was credited than was delivered': creditCents <= owedCents,
    'a due date is not whole cents above 0': dues.every(({ cents }) => cents > 0 && Number.isInteger(cents)),
    'something is below 0': dues.every((due) =>
      [due.paidCents, due.creditedCents, leftToPay(due)].every((cents) => cents >= 0),
    ),
  }
  return Object.keys(claims).filter((claim) => !claims[claim])
}

it(`due dates, what was paid and credited are what was delivered, to the cent, in ${ORDERS} lives of orders`, () => {
  fc.assert(
    fc.property(order, fc.array(act, { maxLength: 8 }), (ordered, acts) => {
      const ledger: Ledger = { ...handOver(ordered), creditCents: 0, backCents: 0 }
      const wrong = wrongIn(ledger)
      for (const each of acts) {
        play(ledger, each)
        wrong.push(...wrongIn(ledger))
      }
      expect(wrong).toEqual([])
    }),
    { numRuns: ORDERS },
  )
})
