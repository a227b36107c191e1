/** Joins a warehouse or store `t` with a row `i` of a file. */
export const warehousesToSet = { table: 'warehouses', join: 't.id = i.warehouse_id' }
export const storesToSet = { table: 'stores', join: 't.id = i.store_id' }

/** Statement that adds warehouses; `rows` has id, name, city, province, latitude, longitude and price_list_id. */
export const addWarehouses = (rows: string) => `
  insert into warehouses (id, name, city, province, latitude, longitude, price_list_id)
  select r.id, r.name, r.city, r.province, r.latitude, r.longitude, r.price_list_id from (${rows}) r
  where not exists (select from warehouses w where w.id = r.id)`

const STORE = `warehouse_id, kind, name, address1, address_number, postal_code, city, province, latitude, longitude, phone,
  hours_note, delivery_service_ids, is_default, compartments, compartment_millilitres`

/** Statement that adds new stores; `rows` has store_id and the columns of a store. Returns their ids. */
export const addStores = (rows: string) => `
  insert into stores (id, ${STORE})
  select store_id, ${STORE} from (${rows}) r where not exists (select from stores s where s.id = r.store_id)
  order by store_id returning id::float8 as id`

/** Statement that makes some stores the only default ones, if there are any; `rows` has their ids. */
export const keepDefaultStores = (rows: string) => `
  with named as (${rows})
  update stores set is_default = false
  where is_default and exists (select from named) and id not in (select id from named)`
