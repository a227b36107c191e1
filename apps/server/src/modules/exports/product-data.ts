import type { Product } from '@cambusa/contract/catalogue/product'
import type { ExportField } from '@cambusa/domain/exports/export-choices'
import { euroText } from '@cambusa/domain/money/money'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { findProductPage, type Catalogue } from '../catalogue/catalogue.ts'
import type { SourceProducts } from './export-sources.ts'

type Cell = string | number | null

/** What is told of a product that is sold, at the customer's prices. */
const VALUES: Record<Exclude<ExportField, 'quantity'>, (product: Product) => Cell> = {
  code: ({ code }) => code,
  gtin: ({ barcode }) => barcode,
  name: ({ name }) => name,
  brand: ({ vendor }) => vendor.name,
  producer: ({ metaData }) => metaData.product_description.producer ?? '',
  format: ({ description }) => description,
  category: ({ breadCrumbs }) => breadCrumbs.map(({ name }) => name).join(' > '),
  price: ({ price }) => price,
  priceNet: ({ priceNet }) => priceNet,
  unitPrice: ({ unitPrice }) => (unitPrice === null ? '' : `${euroText(unitPrice.price)}/${unitPrice.unit}`),
  vatRate: ({ vatRate }) => vatRate,
  ingredients: ({ ingredients }) => ingredients ?? '',
  allergens: ({ allergens }) => allergens.join(', '),
  nutrition: ({ nutrition }) => nutrition.map(({ name, value }) => `${name}: ${value}`).join('; '),
  storage: ({ metaData }) => metaData.product_description.storage ?? '',
  origin: ({ metaData }) => metaData.product_description.origin ?? '',
}

/**
 * The values of the fields of each product, in their order, at this moment. Of a product that left the catalogue only
 * its code, name and quantity are known.
 */
export async function productData(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { scope }: Pick<RequestSession, 'scope'>,
  { products }: Pick<SourceProducts, 'products'>,
  fields: readonly ExportField[],
  now: Date,
): Promise<Cell[][]> {
  const assortment = catalogue.assortment(scope, now)
  const rows: Cell[][] = []
  for (const { productId, code, name, quantity } of products) {
    const ordinal = assortment.index.ordinalOf(productId)
    const product = ordinal === undefined ? undefined : await findProductPage(db, assortment, ordinal)
    const known: Partial<Record<ExportField, Cell>> = { code, name, quantity }
    rows.push(
      fields.map((field) =>
        product === undefined || field === 'quantity' ? (known[field] ?? null) : VALUES[field](product),
      ),
    )
  }
  return rows
}
