import type { ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { useNow } from '../../lib/browser/use-now.ts'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { priceSeries, type PriceSeries, type Range } from './price-series.ts'

const HOUR_MS = 3_600_000

/** The prices of a range, with VAT or without. */
export function usePriceSeries(
  { prices, vatRate }: Pick<ProductHistory, 'prices' | 'vatRate'>,
  range: Range,
): PriceSeries | undefined {
  const isShown = usePricesWithVat()
  const nowMs = useNow(HOUR_MS).getTime()
  return priceSeries(prices, range, nowMs, { rate: vatRate, isShown })
}
