/** Joins a service `t` with a row `i` of a file. */
export const servicesToSet = { table: 'delivery_services', join: 't.id = i.service_id' }

const SERVICE = 'id, key, name, descr, show_tab, image, fee_cents, free_from_cents, minimum_cents, vat_rate'

/** Statement that adds services; `rows` has their columns. */
export const addServices = (rows: string) =>
  `insert into delivery_services (${SERVICE}) select ${SERVICE} from (${rows}) r order by id`

const TERMS = 'fee_cents, free_from_cents, minimum_cents, vat_rate'
const of = (row: string) => TERMS.replace(/\w+/g, `${row}.$&`)
const ofRow = 't.store_id = r.store_id and t.delivery_service_id = r.service_id'

/**
 * Statements on the terms of services at stores; `rows` has store_id, service_id and, except for the first, the terms.
 */
export const removeTerms = (rows: string) =>
  `delete from store_service_terms t using (${rows}) r where ${ofRow}`

export const setTerms = (rows: string) => `
  update store_service_terms t set (${TERMS}) = row(${of('r')}) from (${rows}) r
  where ${ofRow} and row(${of('t')}) is distinct from row(${of('r')})`

export const addTerms = (rows: string) => `
  insert into store_service_terms (store_id, delivery_service_id, ${TERMS})
  select r.store_id, r.service_id, ${of('r')} from (${rows}) r
  where not exists (select from store_service_terms t where ${ofRow}) order by r.store_id, r.service_id`
