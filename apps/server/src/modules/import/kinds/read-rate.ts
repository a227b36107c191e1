import { isVatRate } from '@cambusa/domain/money/vat'
import { importTexts } from '@cambusa/messages/it/import'
import type { RowReader } from '../rows/row-reader.ts'

/** The VAT rate of a row ('22', '22%', 'IVA 22'); undefined where it is empty or was refused. */
export function readRate(row: RowReader, isKnown: (rate: number) => boolean = isVatRate): number | undefined {
  const text = row.text('vatRate')
  if (text === '') return undefined
  const rate = Number(text.replace(/iva|%|\s/gi, '').replace(',', '.'))
  return isKnown(rate) ? rate : row.refuse('vatRate', text, importTexts.reasons.vatUnknown)
}
