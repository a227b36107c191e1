/**
 * Part of a statement: where goods of the order `o` are brought back, as 'Name, Via Roma 1, 40121 Bologna (BO)'. It is
 * the order's store; for a locker the default one. null: there is no store.
 */
export const returnPlace = `(select s.name || ', ' || concat_ws(' ', s.address1, nullif(s.address_number, '')) || ', '
      || s.postal_code || ' ' || s.city || ' (' || s.province || ')'
    from stores s where s.kind = 'store' order by s.id = o.store_id desc, s.is_default desc, s.id limit 1)`
