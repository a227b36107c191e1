import type { PurchaseRow } from '@cambusa/contract/orders/purchases'
import { addressTypeIdOf, isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { toEuros } from '@cambusa/domain/money/money'
import { percentChange } from '@cambusa/domain/money/percent-change'
import {
  compareMonths,
  mergeRows,
  mostFirst,
  withCharges,
  type ChargedSums,
  type Compared,
  type PurchaseGroup,
  type PurchaseSum,
} from '@cambusa/domain/orders/purchases'
import { formatMonth } from '@cambusa/domain/time/dates'
import { purchaseRowTexts as texts } from '@cambusa/messages/it/orders/purchase-answers'
import type { Db } from '../../platform/database/database.ts'
import type { PurchasesShown } from './asked-purchases.ts'
import {
  listBoughtCategories,
  listBoughtCompanies,
  listBoughtMonths,
  listBoughtPoints,
  listBoughtProducts,
} from './purchases.queries.ts'

type Told = Partial<Pick<PurchaseRow, 'detail' | 'name' | 'orders' | 'quantity' | 'slug' | 'unit'>>
type GoodsRow = PurchaseSum & Told

/** Amounts as on the wire, with their change. */
export const wireCompared = ({ spentCents, beforeCents }: Compared) => ({
  spent: toEuros(spentCents),
  before: toEuros(beforeCents),
  percent: percentChange(beforeCents, spentCents),
})

const wireRow = ({ key, kind, spentCents, beforeCents, ...told }: PurchaseSum & Told): PurchaseRow => ({
  key,
  kind,
  name: kind === 'goods' ? '' : texts[kind],
  detail: '',
  slug: null,
  orders: null,
  quantity: null,
  unit: null,
  ...told,
  ...wireCompared({ spentCents, beforeCents }),
})

const pointType = (serviceId: number): number =>
  addressTypeIdOf(isServiceId(serviceId) ? serviceId : SERVICES.home)

/** The rows of goods of each grouping. */
const GROUPS: Record<PurchaseGroup, (db: Db, shown: PurchasesShown) => Promise<GoodsRow[]>> = {
  month: async (db, { bought, period }) =>
    compareMonths(period, await listBoughtMonths(db, bought)).map(({ month, ...row }) => ({
      ...row,
      key: month,
      kind: 'goods',
      name: formatMonth(`${month}-01`),
    })),
  category: async (db, { bought }) =>
    (await listBoughtCategories(db, bought)).map(({ slug, name, ...row }) => ({
      ...row,
      key: slug ?? '',
      kind: 'goods',
      name: name ?? texts.noCategory,
    })),
  product: async (db, { bought }) =>
    (await listBoughtProducts(db, bought)).map(({ code, ...row }) => ({ ...row, key: code, kind: 'goods' })),
  deliveryPoint: async (db, { bought }) =>
    mergeRows(
      (await listBoughtPoints(db, bought)).map(({ deliveryServiceId, address, ...row }) => ({
        ...row,
        key: `${pointType(deliveryServiceId)}-${address.addressId}`,
        kind: 'goods' as const,
        name: address.addressName || `${address.address1} ${address.addressNumber}`.trim(),
        detail: `${address.address1} ${address.addressNumber}, ${address.city}`.trim(),
      })),
    ),
  company: async (db, { bought }) =>
    (await listBoughtCompanies(db, bought)).map(({ companyId, name, ...row }) => ({
      ...row,
      key: String(companyId ?? ''),
      kind: 'goods',
      name: name ?? texts.ownPurchases,
    })),
}

/** The rows of goods of a grouping; months are all there, also without purchases. */
export const goodsRows = (db: Db, by: PurchaseGroup, shown: PurchasesShown): Promise<GoodsRow[]> =>
  GROUPS[by](db, shown)

/**
 * The rows of a grouping, which come to what was charged. Categories and products are goods alone: delivery and
 * packaging have lines of their own there; in the other groupings they are part of each row.
 */
export function wireRows(by: PurchaseGroup, rows: readonly GoodsRow[], charged: ChargedSums): PurchaseRow[] {
  if (by === 'month') return rows.map(wireRow)
  const areGoods = by === 'category' || by === 'product'
  return (areGoods ? withCharges(rows, charged) : mostFirst(rows)).map(wireRow)
}
