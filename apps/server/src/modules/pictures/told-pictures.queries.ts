/**
 * SQL that loads pictures of files; `rows` selects product_id, shot, number, hash, type, width, height and bytes. Each
 * returns the products (productId) whose pictures it changed.
 */
const PLACE = 't.product_id = r.product_id and t.shot = r.shot and t.number = r.number'
const RETURNING = 'returning t.product_id as "productId"'

/** Adds the pictures of places that have none. */
export const addPictures = (rows: string) => `
  insert into product_pictures as t (product_id, shot, number, hash, type, width, height, bytes)
  select r.product_id, r.shot, r.number, r.hash, r.type, r.width, r.height, r.bytes from (${rows}) r
  where not exists (select from product_pictures t where ${PLACE})
  order by 1, 2, 3 ${RETURNING}`

/** Replaces the pictures of places that have another one. */
export const changePictures = (rows: string) => `
  update product_pictures t set hash = r.hash, type = r.type, width = r.width, height = r.height, bytes = r.bytes,
    updated_at = now()
  from (${rows}) r where ${PLACE} and t.hash <> r.hash ${RETURNING}`

/** Removes pictures; `rows` selects their ids. Their files stay in the store: past orders may show them. */
export const removePictures = (rows: string) => `
  delete from product_pictures t using (${rows}) r where t.id = r.id ${RETURNING}`
