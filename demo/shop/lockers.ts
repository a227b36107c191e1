import type { DemoStore } from './stores.ts'

/** Compartments of a locker, and how much fits into one: a crate of a weekly shop. */
const COMPARTMENTS: Readonly<Record<number, number>> = { 101: 24, 102: 18, 103: 12, 104: 16, 105: 6 }
const COMPARTMENT_MILLILITRES = 60_000

/** null: a shop has none. */
export function compartmentsOf({
  id,
}: Pick<DemoStore, 'id'>): { compartments: number; millilitres: number } | null {
  const compartments = COMPARTMENTS[id]
  return compartments === undefined ? null : { compartments, millilitres: COMPARTMENT_MILLILITRES }
}
