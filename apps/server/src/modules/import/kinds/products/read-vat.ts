import { firstDayOf, ratesOn, standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { ImportFailure } from '../../rows/import-failure.ts'
import type { ColumnSample } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { chargedRate, ratesTold } from '../read-rate.ts'
import type { ProductSettings } from './product-fields.ts'

/** 'I.V.A. 22%', 'IVA al 4 %': a percentage and no other number. */
const PERCENTAGE = /^\D*(\d{1,2}(?:[.,]\d+)?)\s*%\D*$/
const CODE = /^\d{1,2}$/
/** Codes of a table begin at 1 and are below this. */
const CODES_BELOW = 10
/** From this share of invalid rates on, the numbers of a column are taken for codes, not for errors. */
const SOME = 0.1
const SHOWN_CODES = 8
const { reasons, repairs } = importTexts

const isRate = (value: number) => firstDayOf(value) !== undefined

/** The VAT rate of a row, from its own column, its categories or the map; refuses an invalid one. */
export function readVat(
  row: RowReader,
  path: readonly string[],
  { vat }: Pick<ProductSettings, 'vat'>,
  today: string,
): number | undefined {
  const text = row.text('vatRate')
  if (text === '') {
    const byCategory = path.toReversed().map((part) => vat?.byCategory?.[part])
    const rate = byCategory.find((each) => each !== undefined) ?? vat?.default
    return rate === undefined
      ? row.refuse('vatRate', '', importTexts.needs.vat(ratesTold(today)))
      : chargedRate(row, rate, today)
  }
  const codes = Object.entries(vat?.codes ?? {})
  const meant = codes.find(([code]) => code.trim().toLowerCase() === text.toLowerCase())?.[1]
  if (meant !== undefined) return chargedRate(row, meant, today)
  const number = Number((PERCENTAGE.exec(text)?.[1] ?? text.replace(/iva|\s/gi, '')).replace(',', '.'))
  // If the map's codes are numbers, a 4 without an entry is a missing code.
  const isCode = CODE.test(text) && codes.some(([code]) => CODE.test(code))
  if (isRate(number) && !isCode) return chargedRate(row, number, today)
  // A spreadsheet stores 10% as 0,1.
  const percent = Math.round(number * 10_000) / 100
  if (number < 1 && isRate(percent)) {
    row.note('vatRate', text, `${percent}%`, repairs.vat)
    return chargedRate(row, percent, today)
  }
  return row.refuse('vatRate', text, reasons.vatUnclear(ratesTold(today)))
}

/**
 * Throws ImportFailure if the first rows show that a column of rates has the codes of a table: 1, 2 and 3 would be
 * refused, but 4 loaded as 4 per cent.
 */
export function checkVatColumn(
  { name, values }: ColumnSample,
  { vat }: Pick<ProductSettings, 'vat'>,
  today: string,
): void {
  if (vat?.codes !== undefined) return
  const filled = values.map((value) => value.trim()).filter((value) => value !== '' && value !== '0')
  const strange = filled.filter(
    (value) => CODE.test(value) && Number(value) < CODES_BELOW && !isRate(Number(value)),
  )
  if (new Set(strange).size < 2 || strange.length < filled.length * SOME) return
  const codes = [...new Set(filled)].toSorted()
  const shown = codes.slice(0, SHOWN_CODES)
  throw new ImportFailure(
    importTexts.vatCodes({
      column: name,
      codes: shown.join(', ') + (codes.length > shown.length ? ', …' : ''),
      example: shown
        .slice(0, 2)
        .map((code, at) => `"${code}": ${[...ratesOn(today).slice(0, 1), standardRateOn(today)][at]}`)
        .join(', '),
    }),
  )
}
