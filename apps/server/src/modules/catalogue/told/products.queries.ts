import { pictureKeySql } from '@cambusa/domain/catalogue/picture-key'
import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import { sqlTexts } from '../../../platform/database/sql-list.ts'

/** SQL that adds a category: slug, name, slug of its parent (null: none), position and info ($1 to $5). */
export const addCategory = `
  insert into categories (slug, name, parent_id, position, info)
  values ($1, $2, (select id from categories where slug = $3), $4, $5)`

/** The columns of existing categories that a file may change: `t` is the shop's row, `i` the file's. */
export const categoriesToSet = { table: 'categories', join: 't.slug = i.slug' }

/** SQL that adds products with reserved ids; `rows` selects product_id, code, slug, media_key and the named columns. */
export const addProducts = (rows: string, columns: readonly string[]) => `
  insert into products (id, code, slug, media_key, ${columns.join(', ')}) overriding system value
  select r.product_id, r.code, r.slug, r.media_key, ${columns.map((column) => `r.${column}`).join(', ')}
  from (${rows}) r order by r.product_id`

/** SQL that sets the named columns of products and puts them on sale; `rows` selects product_id and these columns. */
export const setProducts = (rows: string, columns: readonly string[]) => `
  update products p set ${columns.map((column) => `${column} = r.${column}, `).join('')}is_active = true,
    updated_at = now()
  from (${rows}) r where r.product_id = p.id`

/** SQL that takes products off sale; `rows` selects their ids. */
export const takeOffProducts = (rows: string) => `
  update products p set is_active = false, updated_at = now() from (${rows}) r where p.id = r.id`

/** SQL that marks the content of products as doubtful, with the given value; `rows` selects their ids. */
export const doubtContents = (rows: string, doubted: number) => `
  update products p set content = case when p.drained_weight_grams > 0 then ${doubted} end, content_unit = null,
    updated_at = now()
  from (${rows}) r where p.id = r.id and (p.content <> ${doubted} or p.content is null and p.drained_weight_grams > 0)`

/**
 * SQL that has products ($1: their ids) show the first of their pictures, or, without any, their drawing. It dates them as
 * changed although their first picture stays: running shops then read the others again.
 */
export const showPictures = `
  update products p set updated_at = now(), media_key = coalesce((
    select ${pictureKeySql('t.product_id', 't.hash')} from product_pictures t where t.product_id = p.id
    order by array_position(array[${sqlTexts(SHOTS)}], t.shot), t.number limit 1), p.code)
  where p.id = any ($1::bigint[])`
