import { DUE_STATES, type DueState } from '@cambusa/domain/orders/due-dates'
import { positiveIn, type RawSearch } from '../../app/navigation/search-values.ts'

/** The filters of the due dates, kept in the address. */
export type DueSearch = {
  page?: number | undefined
  state?: DueState | undefined
  /** yyyy-MM-dd, both included. */
  from?: string | undefined
  to?: string | undefined
}

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** Parses the address; invalid values are left out. */
export const readDueSearch = ({ page, state, from, to }: RawSearch): DueSearch => ({
  page: positiveIn(page),
  state: DUE_STATES.find((known) => known === state),
  from: day(from),
  to: day(to),
})

export const isNarrowed = ({ state, from, to }: DueSearch): boolean =>
  [state, from, to].some((value) => value !== undefined)
