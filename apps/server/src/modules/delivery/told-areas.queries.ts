const AREA = 'warehouse_id, store_id, fee_cents, minimum_cents'
const of = (row: string) => AREA.replace(/\w+/g, `${row}.$&`)
const ofRow = 'a.delivery_service_id = r.service_id and a.postal_code = r.code'

/** Statements on who serves postal codes; `rows` tells line, service_id and code. They answer the lines of what they wrote. */
export const removeAreas = (rows: string) => `
  delete from service_areas a using (${rows}) r where ${ofRow} returning r.line`

/** `rows` tells also warehouse_id, store_id, fee_cents and minimum_cents; what is the same is not written. */
export const setAreas = (rows: string) => `
  update service_areas a set (${AREA}) = row(${of('r')}) from (${rows}) r
  where ${ofRow} and row(${of('a')}) is distinct from row(${of('r')}) returning r.line`

/** `rows` tells the same; those that there are stay. */
export const addAreas = (rows: string) => `
  insert into service_areas (delivery_service_id, postal_code, ${AREA})
  select r.service_id, r.code, ${of('r')} from (${rows}) r
  where not exists (select from service_areas a where ${ofRow}) order by r.line, r.code`

/** Statement that serves areas from the warehouse of their store, also after it moved; `rows` tells store_id. */
export const moveAreasOfStores = (rows: string) => `
  update service_areas a set warehouse_id = s.warehouse_id from stores s join (${rows}) r on r.store_id = s.id
  where s.id = a.store_id and a.warehouse_id <> s.warehouse_id`
