import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { EXPORT_ROWS_MAX } from '@cambusa/domain/constants'
import { exportTexts } from '@cambusa/messages/it/catalogue/advanced-search-export'
import { setImmediate } from 'node:timers/promises'
import type { TableHead } from '../../../platform/tables/write-table.task.ts'
import type { TableColumn, TableValue } from '../../../platform/tables/table-to-write.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { productCard } from '../cards/product-card.ts'

/** Rows made without a pause; calls of shoppers are served in between. */
const ROWS_AT_ONCE = 100

type Field = keyof typeof exportTexts.columns

const KINDS: Partial<Record<Field, TableColumn['kind']>> = {
  multiple: 'number',
  price: 'euro',
  priceNet: 'euro',
  vatRate: 'number',
  unitPrice: 'euro',
  standardPrice: 'euro',
  promotionEnd: 'day',
}
const WIDTHS: Partial<Record<Field, number>> = {
  code: 12,
  gtin: 16,
  name: 44,
  brand: 20,
  category: 28,
  department: 20,
}

const FIELDS = Object.keys(exportTexts.columns) as Field[]

const columns: TableColumn[] = FIELDS.map((field) => ({
  name: exportTexts.columns[field],
  kind: KINDS[field] ?? 'text',
  ...(WIDTHS[field] === undefined ? {} : { width: WIDTHS[field] }),
}))

/** The header of the file. */
export const exportHead: Omit<TableHead, 'format'> = { columns, sheetName: exportTexts.sheet }

/** The products of a list with prices for the assortment's customer, at most 10,000 rows, in batches. */
export async function* exportRows(
  assortment: Assortment,
  ordinals: Uint32Array,
): AsyncGenerator<TableValue[][]> {
  const most = Math.min(ordinals.length, EXPORT_ROWS_MAX)
  for (let from = 0; from < most; from += ROWS_AT_ONCE) {
    await setImmediate()
    yield Array.from(ordinals.subarray(from, Math.min(most, from + ROWS_AT_ONCE)), (ordinal) => {
      const values = valuesOf(productCard(assortment, ordinal))
      return FIELDS.map((field) => values[field])
    })
  }
}

function valuesOf(card: ListedProduct): Record<Field, TableValue> {
  return {
    code: card.code,
    gtin: card.barcode,
    name: card.name,
    format: card.description,
    brand: card.vendor.name,
    department: card.breadCrumbs[0]?.name,
    category: card.breadCrumbs.at(-1)?.name,
    unit: card.priceUnitDisplay,
    multiple: Number(card.productInfos['QTY_MULT'] ?? 1),
    price: card.price,
    priceNet: card.priceNet,
    vatRate: card.vatRate,
    unitPrice: card.unitPrice?.price,
    unitOfPrice: card.unitPrice?.unit,
    standardPrice: card.priceStandardDisplay,
    promotionEnd: card.warehousePromo?.endDate,
    stock: card.price === null ? exportTexts.notForSale : exportTexts.stock[card.warehouseStock],
  }
}
