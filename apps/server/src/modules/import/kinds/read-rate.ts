import { firstDayOf, rateOn, ratesOn, standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { formatDay } from '@cambusa/domain/time/dates'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { RowReader } from '../rows/row-reader.ts'

const { reasons, repairs } = importTexts

/** Parameters for messages about VAT rates on a day. */
export const ratesTold = (today: string) => ({
  rates: ratesOn(today).join(', '),
  standard: standardRateOn(today),
})

/**
 * The rate that applies today for the rate in a row: that of its kind, with a remark if it differs. Refused before its
 * first day, or with `unknown` if the law has no such rate.
 */
export function chargedRate(
  row: RowReader,
  rate: number,
  today: string,
  unknown: string = reasons.vatUnknown(ratesTold(today)),
): number | undefined {
  const text = row.text('vatRate')
  const firstDay = firstDayOf(rate)
  if (firstDay === undefined) return row.refuse('vatRate', text, unknown)
  if (firstDay > today)
    return row.refuse('vatRate', text, reasons.vatNotYet({ rate, from: formatDay(firstDay) }))
  const charged = rateOn(rate, today)
  if (charged !== rate) row.note('vatRate', text, `${charged}%`, repairs.vatChanged({ rate }))
  return charged
}

/** The VAT rate of a row ('22', '22%', 'IVA 22'); undefined if it is empty or was refused. */
export function readRate(row: RowReader, today: string): number | undefined {
  const text = row.text('vatRate')
  if (text === '') return undefined
  return chargedRate(row, Number(text.replace(/iva|%|\s/gi, '').replace(',', '.')), today)
}
