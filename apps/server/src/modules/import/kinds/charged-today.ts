import { VAT_RATES } from '@cambusa/domain/money/vat-rates'

const TODAY = `(now() AT TIME ZONE 'Europe/Rome')::date`

/** SQL of the rate that is charged today where a column names one: a file that goes out says what can be loaded again. */
export function chargedToday(column: string): string {
  const changes = VAT_RATES.toReversed().flatMap(({ kind, rate, from }) => {
    const ofKind = VAT_RATES.filter((each) => each.kind === kind).map((each) => each.rate)
    const isMeant = `${column} IN (${ofKind.join(', ')}) AND ${TODAY} >= '${from}'`
    return ofKind.length === 1 ? [] : [`WHEN ${isMeant} THEN ${rate}`]
  })
  return changes.length === 0 ? column : `CASE ${changes.join(' ')} ELSE ${column} END`
}
