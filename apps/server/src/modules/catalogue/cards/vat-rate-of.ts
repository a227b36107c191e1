import { rateOn } from '@cambusa/domain/money/rates-in-force'
import type { Assortment } from '../engine/catalogue-index.ts'

/** The VAT rate of a product on the day of the assortment. */
export const vatRateOf = ({ index, day }: Assortment, ordinal: number): number =>
  rateOn(index.snapshot.vatRate[ordinal]!, day.iso)
