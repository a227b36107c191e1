import type pg from 'pg'
import { removePrices } from '../../../catalogue/catalogue.ts'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { ensurePublicList, readList, readPriceLists } from '../price-list-queries.ts'
import { applyPriceRows, remarkJumps } from '../price-rows.ts'
import { PRICE_HEADERS, unitPriceFields } from '../unit-price-fields.ts'
import {
  dropDoubtedContents,
  readStagedPrice,
  remarkDoubted,
  priceNeed,
  settlePrices,
  stagedPrice,
  StagedPriceSettings,
} from '../staged-prices.ts'
import {
  matchByProduct,
  productKeyFields,
  productKeyNeed,
  productKeyStage,
  productNameOf,
  readProductKey,
} from '../product-key.ts'

/** Prices of products in one or more lists. */
export const pricesKind: ImportKind = {
  name: 'prices',
  needs: () => [productKeyNeed, priceNeed],
  namedBy: ['code', 'gtin'],
  fields: {
    ...productKeyFields,
    price: { headers: [...PRICE_HEADERS, 'nuovo prezzo'], isDecimal: true },
    ...unitPriceFields,
    list: { headers: ['listino', 'codice listino', 'price list', 'list'] },
  },
  settings: StagedPriceSettings,
  begin,
}

async function begin(client: pg.ClientBase, plan: ImportPlan): Promise<KindRun> {
  const lists = await readPriceLists(client)
  return {
    stage: { ...productKeyStage, price_list_id: 'bigint NOT NULL', ...stagedPrice },
    tables: ['prices', 'price_history'],
    read: (row) => {
      const key = readProductKey(row)
      const priceListId = readList(row, lists)
      const price = readStagedPrice(row, plan)
      if (row.isRefused || priceListId === undefined || price === undefined) return undefined
      return { ...key, price_list_id: priceListId, ...price }
    },
    keysOf: () => [],
    nameOf: productNameOf,
    match: async (inside) => {
      await ensurePublicList(inside)
      return [...(await matchByProduct(inside, ['price_list_id'])), ...(await settlePrices(inside))]
    },
    countMissing: async (inside) => {
      const { rows } = await inside.query<{ known: number; missing: number }>(
        `SELECT count(*) AS known, count(*) FILTER (WHERE ${MISSING}) AS missing FROM ${PRICES_OF_FILE}`,
      )
      return rows[0] ?? { known: 0, missing: 0 }
    },
    takeOff: async (inside) => {
      const missing = `SELECT x.price_list_id, x.product_id FROM ${PRICES_OF_FILE} WHERE ${MISSING}`
      const gone = await inside.query(removePrices(missing))
      return gone.rowCount ?? 0
    },
    apply: async (inside) => {
      await inside.query(`
        CREATE TEMP TABLE import_wanted ON COMMIT DROP AS
        SELECT m.line, m.price_list_id, m.product_id, i.price_cents FROM import_match m JOIN import_stage i USING (line)`)
      const counts = await applyPriceRows(inside)
      await dropDoubtedContents(inside)
      return counts
    },
    remark: async (inside) => [...(await remarkJumps(inside)), ...(await remarkDoubted(inside))],
  }
}

/** The prices of the lists in the file. */
const PRICES_OF_FILE = `prices x JOIN products p ON p.id = x.product_id
  JOIN (SELECT DISTINCT price_list_id FROM import_match) l ON l.price_list_id = x.price_list_id`
const MISSING = `NOT EXISTS (
    SELECT FROM import_match m WHERE m.product_id = x.product_id AND m.price_list_id = x.price_list_id)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.code)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.gtin)`
