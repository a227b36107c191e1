import { OUTSIDE_VAT } from '@cambusa/domain/money/vat-rates'
import { toCents } from '@cambusa/domain/money/money'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import type { ImportKind, ImportPlan, KindRun, StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readRate } from '../read-rate.ts'
import { applyPackagings, countMissing, listIncomplete, takeOff } from './packaging-rows.ts'

const MAX_CODE = 40
const MAX_NAME = 100
const MAX_EUROS = 10_000
const reasons = importKindTexts.packagings

/** Crates, trays and boxes that orders are charged for; one row each, identified by code. */
export const packagingsKind: ImportKind = {
  name: 'packagings',
  namedBy: ['code', 'descr'],
  fields: {
    code: { headers: ['codice', 'codice imballo', 'imballo', 'packaging'], isCode: true, isRequired: true },
    descr: { headers: ['nome', 'descrizione', 'denominazione', 'description'] },
    cost: { headers: ['costo', 'prezzo', 'cauzione', 'cost'], isDecimal: true },
    vatRate: { headers: ['iva', 'aliquota iva', 'aliquota', 'vat', 'vat rate'] },
    isDeposit: { headers: ['a rendere', 'reso', 'deposito', 'deposit'] },
  },
  begin: (_client, plan) => Promise.resolve(packagingsRun(plan)),
}

function packagingsRun(plan: ImportPlan): KindRun {
  return {
    stage: {
      code: 'text NOT NULL',
      descr: 'text',
      cost_cents: 'bigint',
      vat_rate: 'smallint',
      is_deposit: 'boolean',
    },
    tables: ['packagings'],
    read: (row) => readPackaging(row, plan.today),
    nameOf: (row) => row.text('code') || undefined,
    keysOf: ({ code }) => [{ field: 'code', value: String(code) }],
    match: async (client: pg.ClientBase) =>
      (await listIncomplete(client)).map(({ line, field, code }) => ({
        line,
        field,
        value: code,
        reason: reasons.newNeeds,
      })),
    countMissing,
    takeOff,
    apply: (client) => applyPackagings(client, plan),
  }
}

/** '0', '0%': explicitly outside of VAT. */
const isOutside = (row: RowReader) => /^0\s*%?$/.test(row.text('vatRate'))

/** Reads a packaging; undefined when the row is refused. A deposit is outside of VAT. */
function readPackaging(row: RowReader, today: string): StageRow | undefined {
  const code = row.required('code', { max: MAX_CODE })
  const descr = row.text('descr', { max: MAX_NAME }) || null
  const cost = row.decimal('cost', { min: 0, max: MAX_EUROS })
  const isDeposit = row.flag('isDeposit')
  const vatRate = isOutside(row) ? OUTSIDE_VAT : readRate(row, today)
  if (isDeposit === true && vatRate !== undefined && vatRate !== OUTSIDE_VAT)
    row.refuse('vatRate', row.text('vatRate'), reasons.depositWithVat)
  if (row.isRefused || code === undefined) return undefined
  return {
    code,
    descr,
    cost_cents: cost === undefined ? null : toCents(cost),
    vat_rate: vatRate ?? null,
    is_deposit: isDeposit ?? null,
  }
}
