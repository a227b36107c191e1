import { packagingTexts } from '../cart/packaging.ts'

/** A rate of VAT as lines and tables call it; a deposit is outside of VAT, which is not a rate of nothing. */
export const vatRateText = ({ rate }: { rate: number }): string =>
  rate === 0 ? packagingTexts.outsideVat : `IVA ${rate}%`
