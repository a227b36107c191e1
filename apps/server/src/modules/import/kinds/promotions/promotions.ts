import { formatDay } from '@cambusa/domain/time/dates'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { ImportKind, ImportPlan, KindRun, RowRemark } from '../../rows/import-kind.ts'
import { readList, readPriceLists } from '../price-list-queries.ts'
import {
  dropDoubtedContents,
  readStagedPrice,
  remarkDoubted,
  priceNeed,
  settlePrices,
  stagedPrice,
  StagedPriceSettings,
} from '../staged-prices.ts'
import { unitPriceFields } from '../unit-price-fields.ts'
import {
  matchByProduct,
  productKeyFields,
  productKeyNeed,
  productKeyStage,
  productNameOf,
  readProductKey,
} from '../product-key.ts'
import { createHeadReader } from './promotion-heads.ts'
import { applyPromotions, countMissing, endMissing } from './promotion-rows.ts'
import { remarkPromotions } from './promotion-remarks.ts'

/** Promotions with their days, and the prices of their products: one row per product, promotion and list. */
export const promotionsKind: ImportKind = {
  name: 'promotions',
  needs: () => [productKeyNeed, priceNeed],
  namedBy: ['key', 'code', 'gtin'],
  fields: {
    key: {
      headers: ['promozione', 'codice promozione', 'promotion', 'codice promo', 'promo'],
      isCode: true,
      isRequired: true,
    },
    name: { headers: ['nome', 'nome promozione', 'titolo', 'title'] },
    type: { headers: ['tipo', 'tipo promozione', 'promo type'] },
    text: { headers: ['testo', 'descrizione', 'description'] },
    startDate: {
      headers: [
        'dal',
        'inizio',
        'data inizio',
        'from',
        'start date',
        'inizio promozione',
        'valido dal',
        'data inizio promozione',
      ],
      isRequired: true,
    },
    endDate: {
      headers: [
        'al',
        'fine',
        'data fine',
        'to',
        'end date',
        'fine promozione',
        'valido al',
        'data fine promozione',
      ],
      isRequired: true,
    },
    ...productKeyFields,
    price: {
      headers: [
        'prezzo promozionale',
        'prezzo promo',
        'promotional price',
        'prezzo scontato',
        'prezzo offerta',
        'promo price',
        'prezzo',
      ],
      isDecimal: true,
    },
    ...unitPriceFields,
    list: { headers: ['listino', 'codice listino', 'price list'] },
  },
  settings: StagedPriceSettings,
  begin,
}

async function begin(client: pg.ClientBase, plan: ImportPlan): Promise<KindRun> {
  const lists = await readPriceLists(client)
  const readHead = await createHeadReader(client, plan.today)
  return {
    stage: {
      ...productKeyStage,
      key: 'text NOT NULL',
      name: 'text NOT NULL',
      promo_type: 'text NOT NULL',
      start_date: 'date NOT NULL',
      end_date: 'date NOT NULL',
      view: 'jsonb NOT NULL',
      price_list_id: 'bigint NOT NULL',
      ...stagedPrice,
    },
    tables: ['promotions', 'promotion_prices'],
    read: (row) => {
      const head = readHead(row)
      const product = readProductKey(row)
      const priceListId = readList(row, lists)
      const price = readStagedPrice(row, plan)
      if (head === undefined || row.isRefused || priceListId === undefined || price === undefined)
        return undefined
      const { startDate, endDate, type, ...rest } = head
      const days = { start_date: startDate, end_date: endDate, promo_type: type }
      return { ...rest, ...days, ...product, price_list_id: priceListId, ...price }
    },
    keysOf: () => [],
    nameOf: productNameOf,
    match: async (inside) => {
      const unknown = await matchByProduct(inside, ['key', 'price_list_id'])
      const wrong = await settlePrices(inside)
      return [...unknown, ...wrong, ...(await refuseEnded(inside, plan.today))]
    },
    countMissing: (inside) => countMissing(inside, plan.today),
    takeOff: (inside) => endMissing(inside, plan.today),
    apply: async (inside) => {
      const counts = await applyPromotions(inside, plan.today)
      await dropDoubtedContents(inside)
      return counts
    },
    remark: async (inside) => [
      ...(await remarkPromotions(inside, plan.today)),
      ...(await remarkDoubted(inside)),
    ],
  }
}

/** Refuses rows of promotions that are over, because the lowest price of 30 days is computed from them. */
async function refuseEnded(client: pg.ClientBase, today: string): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; key: string; endDate: string }>(
    `WITH gone AS (
       DELETE FROM import_match m USING import_stage i, promotions p
       WHERE i.line = m.line AND p.key = i.key AND p.end_date < $1::date AND NOT EXISTS (
         SELECT FROM promotion_prices x WHERE x.promotion_id = p.id AND x.price_list_id = m.price_list_id
           AND x.product_id = m.product_id AND x.price_cents = i.price_cents)
       RETURNING m.line, p.key, p.end_date)
     SELECT line, key, end_date AS "endDate" FROM gone ORDER BY line`,
    [today],
  )
  return rows.map(({ line, key, endDate }) => ({
    line,
    field: 'key',
    value: key,
    reason: importTexts.reasons.promotionEnded({ date: formatDay(endDate) }),
  }))
}
