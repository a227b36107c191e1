import { useMemo } from 'react'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { usePad } from '../pad/pad-store.ts'
import { padTotals } from './pad-totals.ts'

/** The counts and the running total of the pad. */
export function usePadTotals() {
  const withVat = usePricesWithVat()
  const lines = usePad((state) => state.lines)
  const products = usePad((state) => state.products)
  return useMemo(() => padTotals(lines, products, withVat), [lines, products, withVat])
}
