import { slugOf } from '@cambusa/domain/catalogue/slug'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { ImportFailure } from '../../rows/import-failure.ts'
import type { ImportKind, ImportPlan } from '../../rows/import-kind.ts'
import { ensurePublicList, hasPriceList, PUBLIC_LIST } from '../price-list-queries.ts'
import { remarkJumps } from '../price-rows.ts'
import { listKnownWarehouses } from '../read-warehouse.ts'
import { refuseLostZeros, remarkMoreZeros } from './leading-zeros.ts'
import { productStage } from './product-columns.ts'
import { ProductSettings, productFields, productNeeds } from './product-fields.ts'
import {
  applyPrices,
  countChanged,
  countMissing,
  insertCategories,
  insertNew,
  matchProducts,
  readPackagings,
  remarkSharedGtins,
  takeOffMissing,
  updateChanged,
} from './product-queries.ts'
import { readCode, readProduct, type ProductReading } from './read-product.ts'
import { checkVatColumn } from './read-vat.ts'
import { refuseWeightOfPieces } from './weight-of-pieces.ts'

/** Products with their categories and their prices in one list. */
export const productsKind: ImportKind = {
  name: 'products',
  namedBy: ['code', 'name'],
  needs: productNeeds,
  // With other columns as the key, a column of codes means something else.
  unwanted: ({ key }) => (key === undefined || key === 'code' ? [] : ['code']),
  wanted: ['price'],
  welcome: ['category', 'format'],
  fields: productFields,
  settings: ProductSettings,
  check: (column, settings, today) => {
    const rates = column('vatRate')
    if (rates !== undefined) checkVatColumn(rates, settings as ProductSettings, today)
  },
  begin,
}

async function begin(client: pg.ClientBase, plan: ImportPlan) {
  const settings = plan.settings as ProductSettings
  const key = keyOf(plan, settings)
  const priceListId = settings.priceListId ?? PUBLIC_LIST
  if (priceListId !== PUBLIC_LIST && !(await hasPriceList(client, priceListId)))
    throw new ImportFailure(importTexts.priceListMissing({ id: priceListId }))
  const hasPrice = plan.hasField('price') || settings.priceFrom !== undefined
  const categories = new Map<string, { name: string; parent: string | null }>()
  const slugs = new Map<string, string>()
  const reading: ProductReading = {
    key,
    settings,
    hasCategory: plan.hasField('category'),
    today: plan.today,
    hasDrained: plan.hasField('drainedGrams'),
    packagings: await readPackagings(client),
    categoryOf: (path) => {
      const names = path.join('\u0000')
      const slug = slugs.get(names) ?? rememberCategory(path, categories)
      slugs.set(names, slug)
      return slug
    },
  }
  const { onlyUnitPrice, noPrice, noStore } = importKindTexts.products
  const hasStore = (await listKnownWarehouses(client)).ids.size > 0
  return {
    notices: [
      ...(hasStore ? [] : [noStore]),
      ...(hasPrice ? [] : [plan.hasField('unitPrice') ? onlyUnitPrice : noPrice]),
    ],
    stage: productStage,
    tables: ['products', 'prices', 'price_history', 'categories'],
    read: (row) => readProduct(row, reading),
    nameOf: (row) => readCode(row, key, row.gtin('gtin')),
    keysOf: ({ code, gtin }, row) => [
      Array.isArray(key)
        ? {
            field: key.join(' + '),
            value: String(code),
            shown: key.map((column) => row.cell(column)).join(' | '),
            isOfColumns: true,
          }
        : { field: 'code', value: String(code) },
      ...(typeof gtin === 'string' ? [{ field: 'gtin', value: gtin }] : []),
    ],
    match: async (inside) => {
      await ensurePublicList(inside)
      await insertCategories(inside, categories)
      const twice = await matchProducts(inside, key === 'gtin')
      const again = twice.map(({ line, first, code }) => ({
        line,
        field: 'code',
        value: code,
        reason: importTexts.reasons.duplicate({ line: first }),
      }))
      const zeros = key === 'code' ? await refuseLostZeros(inside) : []
      return [...again, ...zeros, ...(await refuseWeightOfPieces(inside, plan))]
    },
    countMissing,
    takeOff: takeOffMissing,
    apply: async (inside) => {
      await updateChanged(inside, plan)
      const added = await insertNew(inside)
      if (hasPrice) await applyPrices(inside, priceListId)
      return { added, changed: await countChanged(inside) }
    },
    remark: async (inside) => [
      ...(hasPrice ? await remarkJumps(inside) : []),
      ...(key === 'code' ? await remarkMoreZeros(inside) : []),
      ...(plan.hasField('gtin') ? await remarkSharedGtins(inside) : []),
    ],
  } satisfies Awaited<ReturnType<ImportKind['begin']>>
}

function keyOf(plan: ImportPlan, { key }: ProductSettings): ProductReading['key'] {
  const chosen = key ?? (plan.hasField('code') ? 'code' : 'gtin')
  if (Array.isArray(chosen)) for (const column of chosen) plan.positionOf(column)
  else if (!plan.hasField(chosen))
    throw new ImportFailure(importTexts.mapLacks({ field: `columns.${chosen}` }))
  return chosen
}

/** Remembers every level of a path; returns the slug of the last one. */
function rememberCategory(
  path: readonly string[],
  categories: Map<string, { name: string; parent: string | null }>,
): string {
  let parent: string | null = null
  for (const name of path) {
    const slug: string = [parent, slugOf(name) || 'altro'].filter((part) => part !== null).join('/')
    if (!categories.has(slug)) categories.set(slug, { name, parent })
    parent = slug
  }
  return parent ?? ''
}
