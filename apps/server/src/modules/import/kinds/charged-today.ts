import { VAT_RATES } from '@cambusa/domain/money/vat-rates'

const TODAY = `(now() AT TIME ZONE 'Europe/Rome')::date`

/** SQL of the VAT rate that applies today for a column, so that an exported file can be imported again. */
export function chargedToday(column: string): string {
  const changes = VAT_RATES.toReversed().flatMap(({ kind, rate, from }) => {
    const ofKind = VAT_RATES.filter((each) => each.kind === kind).map((each) => each.rate)
    const isMeant = `${column} IN (${ofKind.join(', ')}) AND ${TODAY} >= '${from}'`
    return ofKind.length === 1 ? [] : [`WHEN ${isMeant} THEN ${rate}`]
  })
  return changes.length === 0 ? column : `CASE ${changes.join(' ')} ELSE ${column} END`
}
