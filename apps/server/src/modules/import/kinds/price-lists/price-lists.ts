import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { ImportKind, KindRun } from '../../rows/import-kind.ts'
import { readVatNumber } from '../../repair/tax-number.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readPriceLists, type PriceLists } from '../price-list-queries.ts'
import { applyLists, countMissing, matchCompanies, takeListsAway } from './price-list-rows.ts'

const MAX_NAME = 100
const { reasons, repairs } = importTexts

/**
 * Price lists of companies, and which company buys by which: one row per company, or one without a company for the list
 * alone.
 */
export const priceListsKind: ImportKind = {
  name: 'price-lists',
  namedBy: ['list', 'name'],
  fields: {
    list: { headers: ['listino', 'codice listino', 'price list', 'list'], isRequired: true },
    name: { headers: ['nome', 'nome listino', 'descrizione', 'description'] },
    vatNumber: { headers: ['partita iva', 'p.iva', 'piva', 'vat number'] },
    customerCode: { headers: ['codice cliente', 'cliente', 'customer code'] },
  },
  begin,
}

async function begin(client: pg.ClientBase): Promise<KindRun> {
  const lists = await readPriceLists(client)
  return {
    stage: {
      list: 'text NOT NULL',
      name: 'text NOT NULL',
      vat_number: 'text',
      customer_code: 'text',
      price_list_id: 'bigint',
    },
    tables: ['price_lists', 'companies'],
    read: (row) => {
      const list = row.required('list', { max: MAX_NAME })
      const name = row.text('name', { max: MAX_NAME })
      const vatNumber = vatNumberOf(row)
      const customerCode = row.text('customerCode', { max: MAX_NAME }) || null
      const priceListId = list === undefined ? undefined : readListId(row, list, lists)
      if (row.isRefused || list === undefined) return undefined
      return {
        list: list.toLowerCase(),
        name: name || (priceListId === undefined && !/^\d+$/.test(list) ? list : ''),
        vat_number: vatNumber,
        customer_code: customerCode,
        price_list_id: priceListId ?? (/^\d+$/.test(list) ? Number(list) : null),
      }
    },
    keysOf: ({ vat_number: vatNumber, customer_code: code }) =>
      typeof vatNumber === 'string'
        ? [{ field: 'vatNumber', value: vatNumber }]
        : typeof code === 'string'
          ? [{ field: 'customerCode', value: code }]
          : [],
    nameOf: (row) => row.text('vatNumber') || row.text('customerCode') || undefined,
    match: matchCompanies,
    countMissing,
    takeOff: takeListsAway,
    apply: applyLists,
  }
}

/** The list of the shop with that number or name; a public list belongs to shops, not to customers. */
function readListId(row: RowReader, list: string, lists: PriceLists): number | undefined {
  const found = lists.find(list)
  if (found?.kind === 'public') return row.refuse('list', list, reasons.isPublicList)
  if (/^\d{16,}$/.test(list)) return row.refuse('list', list, reasons.listUnknown)
  return found?.id
}

function vatNumberOf(row: RowReader): string | null {
  const value = row.text('vatNumber')
  if (value === '') return null
  const read = readVatNumber(value)
  if (read?.hadLostZeros === true) row.note('vatNumber', value, read.value, repairs.zerosLost)
  return read?.value ?? row.refuse('vatNumber', value, reasons.vatNumberWrong) ?? null
}
