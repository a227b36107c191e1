import type { BoardUser } from '@cambusa/contract/people/user-board'
import { CUSTOMER_TYPES } from '@cambusa/domain/people/roles'
import { sqlList } from '../../platform/database/sql-list.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import { listStatement } from '../../platform/database/statement.ts'

/**
 * A page of the customers that have all words (lower case, with % around each) in their name, e-mail, customer code, or a
 * company's name or VAT number; `total` counts them all.
 */
export const listCustomers = listStatement<
  BoardUser & { total: number },
  { words: string[]; limit: number; offset: number }
>(
  'user_board_list',
  `with found as (
     select u.id, u.first_name, u.last_name, u.login, u.cod_int, u.user_type_id, u.profile_level, companies.names
     from users u
     left join lateral (
       select array_agg(c.name order by a."isDefault" desc, c.id) as names,
         string_agg(concat_ws(' ', c.name, c.vat_number), ' ') as text
       from ${OF_COMPANIES} a join companies c on c.id = a."companyId" where a."userId" = u.id
     ) companies on true
     where not u.is_disabled and u.user_type_id in (${sqlList(CUSTOMER_TYPES)})
       and lower(concat_ws(' ', u.first_name, u.last_name, u.login, u.cod_int, companies.text)) like all ($words::text[]))
   select id "userId", first_name "firstName", last_name "lastName", login, cod_int "codInt",
     coalesce(names, '{}') "companyNames", user_type_id "userTypeId", profile_level "profileLevel",
     count(*) over ()::int total
   from found order by lower(last_name), lower(first_name), id limit $limit offset $offset`,
)
