import { readChoices } from '@cambusa/domain/catalogue/select-option'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const MAX_QUANTITY = 100_000
const { reasons } = importTexts

/**
 * Rules for buying a product: its choices, the daily maximum, and the packaging that is charged, whose ids are given by
 * code in lower case.
 */
export function readBuying(row: RowReader, packagings: ReadonlyMap<string, number>): StageRow {
  const text = row.text('selectOptions')
  const choices = readChoices(text)
  if (choices === undefined) row.refuse('selectOptions', text, importKindTexts.products.choicesUnclear)
  const code = row.text('packaging')
  const packagingId = packagings.get(code.toLowerCase())
  if (code !== '' && packagingId === undefined)
    row.refuse('packaging', code, importKindTexts.products.packagingUnknown)
  const perPackage = readPositive(row, 'perPackage')
  if (packagingId !== undefined && perPackage === undefined) row.refuse('perPackage', '', reasons.required)
  return {
    select_options: JSON.stringify(choices ?? []),
    daily_max: readPositive(row, 'dailyMax') ?? null,
    packaging_id: packagingId ?? null,
    per_package: packagingId === undefined ? null : (perPackage ?? null),
  }
}

function readPositive(row: RowReader, field: string): number | undefined {
  const value = row.decimal(field, { max: MAX_QUANTITY })
  return value !== undefined && value <= 0 ? row.refuse(field, row.raw(field), reasons.notPositive) : value
}
