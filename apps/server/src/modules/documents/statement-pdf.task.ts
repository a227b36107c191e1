import { defineTask } from '../../platform/offload/task.ts'

/** A due date as the statement lists it, ready to show, and what is left of it, cents. */
export interface StatementRow {
  cells: readonly string[]
  leftCents: number
}

/** Due dates of a company, to be written as PDF. */
export interface StatementToWrite {
  shopName: string
  /** The retailer's colour. */
  colour: string
  companyName: string
  vatNumber: string
  /** Which due dates are listed, in words. */
  filter: string
  rows: readonly StatementRow[]
  /** Of the listed ones, cents. */
  overdueCents: number
  comingCents: number
  now: Date
}

/** Writes the statement of due dates. */
export const dueStatementTask = defineTask<StatementToWrite, Uint8Array>('due-statement')
