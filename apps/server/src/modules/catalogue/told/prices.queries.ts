/** SQL that creates missing price lists; `rows` selects id, name and kind ('public', 'company'). Returns ids. */
export const addPriceLists = (rows: string) => `
  insert into price_lists (id, name, kind) select r.id, r.name, r.kind from (${rows}) r order by r.id
  on conflict do nothing returning id`

/** SQL that renames price lists; `rows` selects id, name and line. Returns the lines. */
export const setPriceListNames = (rows: string) => `
  update price_lists l set name = r.name from (${rows}) r where l.id = r.id and l.name <> r.name returning r.line`

/** SQL that sets prices; `rows` selects price_list_id, product_id and price_cents. Triggers write the history. */
export const setPrices = (rows: string) => `
  insert into prices (price_list_id, product_id, price_cents)
  select r.price_list_id, r.product_id, r.price_cents from (${rows}) r order by r.price_list_id, r.product_id
  on conflict (price_list_id, product_id) do update set price_cents = excluded.price_cents`

/** SQL that removes products from price lists; `rows` selects price_list_id and product_id. */
export const removePrices = (rows: string) => `
  delete from prices x using (${rows}) r where x.price_list_id = r.price_list_id and x.product_id = r.product_id`
