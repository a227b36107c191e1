import type { ReplacingProduct } from '../../platform/schema/deliveries.ts'
import { listStatement } from '../../platform/database/statement.ts'

/** A product that may come instead of a line, priced for the order's customer; null: it is not sold to him. */
export interface ReplacementRow extends Omit<ReplacingProduct, 'priceCents'> {
  priceCents: number | null
  isGift: boolean
  /** null: the product says nothing about allergens. */
  allergens: string[] | null
}

/**
 * Products by code with the price of a day: the company's own list before the public one of the warehouse, and a
 * promotion where it is lower.
 */
export const listReplacements = listStatement<
  ReplacementRow,
  { codes: readonly string[]; warehouseId: number; companyId: number | null; day: string }
>(
  'fulfilment_list_replacements',
  `select p.id as "productId", p.code, p.gtin, p.name, p.format, p.brand, p.slug, p.media_key as "mediaKey",
     case when p.kind = 'Sfuso' then p.weight_unit_base else p.unit_selling end as unit,
     p.kind = 'Sfuso' as "isVariableWeight", p.vat_rate as "vatRate", p.is_perishable as "isPerishable",
     p.withdrawal_class as "withdrawalClass", p.min_age as "minAge", p.gift_value_cents is not null as "isGift",
     case when cardinality(p.allergens) > 0 or p.details ? 'allergens' then p.allergens end as allergens,
     case when p.is_active then least(list.cents, case when list.cents is not null then promotion.cents end) end
       as "priceCents"
   from products p join warehouses w on w.id = $warehouseId,
   lateral (select coalesce(
     (select o.price_cents from companies c join prices o on o.price_list_id = c.price_list_id
       where c.id = $companyId::bigint and o.product_id = p.id),
     (select o.price_cents from prices o where o.price_list_id = w.price_list_id and o.product_id = p.id)) as cents) list,
   lateral (select min(o.price_cents) as cents from promotion_prices o join promotions n on n.id = o.promotion_id
     where o.price_list_id = w.price_list_id and o.product_id = p.id
       and $day::date between n.start_date and n.end_date) promotion
   where p.code = any($codes::text[])`,
)
