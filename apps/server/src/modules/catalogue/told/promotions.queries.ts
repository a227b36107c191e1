/**
 * SQL that sets promotions by key; `rows` selects key, name, promo_type, start_date, end_date and view. Returns keys.
 */
export const setPromotions = (rows: string) => `
  insert into promotions (key, name, promo_type, start_date, end_date, view)
  select r.key, r.name, r.promo_type, r.start_date, r.end_date, r.view from (${rows}) r order by r.key
  on conflict (key) do update set name = excluded.name, promo_type = excluded.promo_type,
    start_date = excluded.start_date, end_date = excluded.end_date, view = excluded.view
  returning key`

/** SQL that sets promotion prices; `rows` selects promotion_id, price_list_id, product_id and price_cents. */
export const setPromotionPrices = (rows: string) => `
  insert into promotion_prices (promotion_id, price_list_id, product_id, price_cents)
  select r.promotion_id, r.price_list_id, r.product_id, r.price_cents from (${rows}) r
  order by r.promotion_id, r.price_list_id, r.product_id
  on conflict (promotion_id, price_list_id, product_id) do update set price_cents = excluded.price_cents`

/**
 * SQL that stores past promotion prices in copies that ended on a day, an SQL expression; `rows` selects promotion_id,
 * past_key (the copy's), price_list_id, product_id and old_cents.
 */
export const keepPastPrices = (rows: string, endDate: string) => `
  with past as (${rows}),
  copies as (
    insert into promotions (key, name, promo_type, start_date, end_date, view)
    select distinct i.past_key, p.name, p.promo_type, p.start_date, ${endDate}, p.view
    from past i join promotions p on p.id = i.promotion_id
    on conflict (key) do update set name = excluded.name returning id, key)
  insert into promotion_prices (promotion_id, price_list_id, product_id, price_cents)
  select c.id, i.price_list_id, i.product_id, i.old_cents from past i join copies c on c.key = i.past_key
  on conflict do nothing`

/** SQL that removes products from promotions; `rows` selects promotion_id, price_list_id and product_id. */
export const removePromotionPrices = (rows: string) => `
  delete from promotion_prices where (promotion_id, price_list_id, product_id) in (
    select promotion_id, price_list_id, product_id from (${rows}) r)`

/** SQL that removes promotions without prices; `rows` selects their ids. */
export const removeEmptyPromotions = (rows: string) => `
  delete from promotions p using (${rows}) r
  where p.id = r.id and not exists (select from promotion_prices x where x.promotion_id = p.id)`
