import { HOLDER } from '@cambusa/domain/people/company-roles'
import { findStatement, listStatement } from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'

/** A product of a cart, order or list, as that calls it; null: the line names a product that is there no more. */
export interface SourceLine {
  productId: number | null
  code: string
  name: string
  quantity: number
}

export interface SourceOwner {
  userId: number
  companyId: number
}

const ofOwner = (row: string) => `${row}.user_id = $userId and ${row}.company_id = $companyId::bigint`

export const findSourceCart = findStatement<{ id: number }, SourceOwner & { cartId: number }>(
  'exports_source_cart',
  `select c.id from carts c where c.id = $cartId and ${ofOwner('c')}`,
)

export const listCartProducts = listStatement<SourceLine, { cartId: number }>(
  'exports_cart_products',
  `select i.product_id as "productId", p.code, p.name, i.quantity
   from cart_items i join products p on p.id = i.product_id where i.cart_id = $cartId order by i.id`,
)

/** An own order for the company, or for a holder any order of it. */
export const findSourceOrder = findStatement<
  { id: number; number: string },
  SourceOwner & { orderId: number }
>(
  'exports_source_order',
  `select o.id, o.number from orders o where o.id = $orderId and o.company_id = $companyId::bigint
     and (o.user_id = $userId or exists (select from ${OF_COMPANIES} a
       where a."userId" = $userId and a."companyId" = $companyId::bigint and a.role = '${HOLDER}'))`,
)

export const listOrderProducts = listStatement<SourceLine, { orderId: number }>(
  'exports_order_products',
  `select i.product_id as "productId", i.code, i.name, i.quantity from order_items i
   where i.order_id = $orderId order by i.position`,
)

/** An own list, or one that a colleague shares with the company. */
export const findSourceList = findStatement<{ id: number; name: string }, SourceOwner & { listId: number }>(
  'exports_source_list',
  `select l.id, l.name from lists l where l.id = $listId and l.deleted_at is null
     and l.company_id = $companyId::bigint and (l.user_id = $userId or l.is_shared)`,
)

export const listListProducts = listStatement<SourceLine, { listId: number }>(
  'exports_list_products',
  `select i.product_id as "productId", coalesce(p.code, '') as code, coalesce(p.name, i.name) as name, i.quantity
   from list_items i left join products p on p.id = i.product_id where i.list_id = $listId order by i.id`,
)

/** A product by its id, whether it is still sold or not. */
export const findAnyProduct = findStatement<
  { code: string; name: string; isActive: boolean },
  { productId: number }
>('exports_find_product', `select code, name, is_active as "isActive" from products where id = $productId`)
