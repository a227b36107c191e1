import { EARLY_ROW } from '../../lib/browser/page-marks.ts'

interface EarlyRowProps {
  /** Which of the rows that the first answers tell. */
  index: number
  className?: string | undefined
  nameClass?: string | undefined
  priceClass?: string | undefined
}

/**
 * Name, price and description of a row that is still loading, empty until the first answers have told them:
 * app/early/own-prices.ts fills the rows of the server's page itself.
 */
export function EarlyRow({ index, className, nameClass, priceClass }: EarlyRowProps) {
  const row = globalThis.asked?.rows?.[index]
  return (
    <div {...EARLY_ROW} className={className}>
      <span className={nameClass} suppressHydrationWarning>
        {row?.name ?? ''}
      </span>
      <span className={priceClass}>
        <strong suppressHydrationWarning>{row?.price ?? ''}</strong>{' '}
        <span suppressHydrationWarning>{row?.description ?? ''}</span>
      </span>
    </div>
  )
}
