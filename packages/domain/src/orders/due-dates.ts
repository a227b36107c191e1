import { bankingDayFrom } from '../time/banking-days.ts'
import { addDaysIso } from '../time/dates.ts'
import { shareByWeight } from './final-totals.ts'
import { LONGEST_TERM_DAYS, TERM_DAYS_OF_PERISHABLES } from './payment-type.ts'

/** The terms of an order on account, days from its hand-over (D.Lgs. 198/2021 art. 4). */
export const TERMS_DAYS = [TERM_DAYS_OF_PERISHABLES, LONGEST_TERM_DAYS] as const
export type TermDays = (typeof TERMS_DAYS)[number]

/** Days before a due date from which it is due soon, and a mail says so. */
export const DUE_SOON_DAYS = 7

/** Days for which an invoice may be overdue before its company orders nothing more on account. */
export const OVERDUE_DAYS = 15

export const DUE_STATES = ['overdue', 'dueSoon', 'open', 'paid'] as const
export type DueState = (typeof DUE_STATES)[number]

/** What came of an order on account. */
export interface DeliveredOnAccount {
  /** What came of each line, cents with VAT. */
  lines: readonly { grossCents: number; isPerishable: boolean }[]
  /** Packaging and delivery, cents. */
  otherCents: number
  /** What is owed: the final total, less gift codes and the packaging brought back; at most the sum of the above. */
  owedCents: number
}

/** A part of what is owed, and when it falls due. */
export interface DuePart {
  termDays: TermDays
  /** yyyy-MM-dd, a banking day. */
  dueOn: string
  cents: number
}

/** The day on which a term ends that begins on a day; a day on which banks are closed becomes the next one (c.c. 1187). */
export const dueDay = (fromIso: string, termDays: TermDays): string =>
  bankingDayFrom(addDaysIso(fromIso, termDays))

const sumOf = (lines: DeliveredOnAccount['lines']) =>
  lines.reduce((sum, { grossCents }) => sum + grossCents, 0)

/**
 * The due dates of an order on account that was handed over on a day (yyyy-MM-dd): perishable food after 30 days, the
 * rest after 60; of a mixed order two, which add up to what is owed. Packaging and delivery go with the rest where there
 * is one. What lowers the total (gift codes, deposits, the shop's allowance) lowers both in proportion. None for 0.
 */
export function dueParts(
  { lines, otherCents, owedCents }: DeliveredOnAccount,
  handedOverOn: string,
): DuePart[] {
  const perishableCents = sumOf(lines.filter(({ isPerishable }) => isPerishable))
  const lastingCents = sumOf(lines) - perishableCents
  const weights =
    lastingCents === 0 && perishableCents > 0
      ? [perishableCents + otherCents, 0]
      : [perishableCents, lastingCents + otherCents]
  const parts = shareByWeight(owedCents, weights)
  return TERMS_DAYS.flatMap((termDays, place) => {
    const cents = parts[place] ?? 0
    return cents > 0 ? [{ termDays, dueOn: dueDay(handedOverOn, termDays), cents }] : []
  })
}

/** What was paid and credited of a due date, cents. */
export interface DueMoney {
  cents: number
  paidCents: number
  creditedCents: number
}

/** What is left to pay of a due date, cents. */
export const leftToPay = ({ cents, paidCents, creditedCents }: DueMoney): number =>
  cents - paidCents - creditedCents

/** How a due date stands on a day, yyyy-MM-dd. */
export function dueState(due: DueMoney & { dueOn: string }, todayIso: string): DueState {
  if (leftToPay(due) <= 0) return 'paid'
  if (due.dueOn < todayIso) return 'overdue'
  return due.dueOn <= addDaysIso(todayIso, DUE_SOON_DAYS) ? 'dueSoon' : 'open'
}

/**
 * The most that a credit note of an order can be, cents: what was delivered less earlier ones, `restCents` being what of
 * those was paid back.
 */
export const creditableCents = (dues: readonly DueMoney[], restCents: number): number =>
  dues.reduce((sum, { cents, creditedCents }) => sum + cents - creditedCents, -restCents)

/**
 * How a credit note lowers the open due dates of its order: the last to fall due first. `restCents` is what was paid
 * already and has to be paid back.
 */
export function shareCredit<Due extends DueMoney & { dueOn: string }>(
  dues: readonly Due[],
  creditCents: number,
): { parts: { due: Due; cents: number }[]; restCents: number } {
  let restCents = creditCents
  const parts: { due: Due; cents: number }[] = []
  for (const due of dues.toSorted((a, b) => (a.dueOn < b.dueOn ? 1 : -1))) {
    const cents = Math.min(restCents, Math.max(0, leftToPay(due)))
    if (cents === 0) continue
    parts.push({ due, cents })
    restCents -= cents
  }
  return { parts, restCents }
}
