const AREA = 'warehouse_id, store_id, fee_cents, minimum_cents'
const of = (row: string) => AREA.replace(/\w+/g, `${row}.$&`)
const ofRow = 'a.delivery_service_id = r.service_id and a.postal_code = r.code'

/**
 * Statements on service areas; `rows` has the columns line, service_id and code. They return the lines of the rows that
 * they wrote.
 */
export const removeAreas = (rows: string) => `
  delete from service_areas a using (${rows}) r where ${ofRow} returning r.line`

/** `rows` has also warehouse_id, store_id, fee_cents and minimum_cents; unchanged rows are not written. */
export const setAreas = (rows: string) => `
  update service_areas a set (${AREA}) = row(${of('r')}) from (${rows}) r
  where ${ofRow} and row(${of('a')}) is distinct from row(${of('r')}) returning r.line`

/** `rows` has the same columns; existing areas are left unchanged. */
export const addAreas = (rows: string) => `
  insert into service_areas (delivery_service_id, postal_code, ${AREA})
  select r.service_id, r.code, ${of('r')} from (${rows}) r
  where not exists (select from service_areas a where ${ofRow}) order by r.line, r.code`

/**
 * Statement that moves areas to the warehouse of their store after the store changed it; `rows` has the column
 * store_id.
 */
export const moveAreasOfStores = (rows: string) => `
  update service_areas a set warehouse_id = s.warehouse_id from stores s join (${rows}) r on r.store_id = s.id
  where s.id = a.store_id and a.warehouse_id <> s.warehouse_id`
