/** Statement that adds a category: slug, name, slug of its parent (null: none), position and info ($1 to $5). */
export const addCategory = `
  insert into categories (slug, name, parent_id, position, info)
  values ($1, $2, (select id from categories where slug = $3), $4, $5)`

/** What a file may tell otherwise of the categories that there are: `t` is the shop's row, `i` the file's. */
export const categoriesToSet = { table: 'categories', join: 't.slug = i.slug' }

/**
 * Statement that adds products whose ids are taken already; `rows` tells product_id, code, slug, media_key and the named
 * columns.
 */
export const addProducts = (rows: string, columns: readonly string[]) => `
  insert into products (id, code, slug, media_key, ${columns.join(', ')}) overriding system value
  select r.product_id, r.code, r.slug, r.media_key, ${columns.map((column) => `r.${column}`).join(', ')}
  from (${rows}) r order by r.product_id`

/** Statement that sets the named columns of products, which are on sale from now on; `rows` tells product_id and them. */
export const setProducts = (rows: string, columns: readonly string[]) => `
  update products p set ${columns.map((column) => `${column} = r.${column}, `).join('')}is_active = true,
    updated_at = now()
  from (${rows}) r where r.product_id = p.id`

/** Statement that takes products off sale; `rows` tells their ids. */
export const takeOffProducts = (rows: string) => `
  update products p set is_active = false, updated_at = now() from (${rows}) r where p.id = r.id`

/** Statement that says of products that nobody knows their content, the value given; `rows` tells their ids. */
export const doubtContents = (rows: string, doubted: number) => `
  update products p set content = case when p.drained_weight_grams > 0 then ${doubted} end, content_unit = null,
    updated_at = now()
  from (${rows}) r where p.id = r.id and (p.content <> ${doubted} or p.content is null and p.drained_weight_grams > 0)`
