const COLUMNS = 'name, customer_code, vat_number, tax_code, pec, sdi_code, store_id'
const of = (row: string) => COLUMNS.replace(/\w+/g, `${row}.$&`)

/**
 * Statement that updates existing cards where they differ; `rows` has line, code and the columns of a card, and has
 * locked the cards. Returns the lines.
 */
export const setCards = (rows: string) => `
  update store_cards s set (${COLUMNS}) = (${of('told')})
  from (${rows}) told where told.code = s.code and (${of('s')}) is distinct from (${of('told')})
  returning told.line`

/** Statement that adds free cards; `rows` has code, user_type_id and the columns of a card. Returns the codes. */
export const addCards = (rows: string) => `
  insert into store_cards (code, user_type_id, ${COLUMNS})
  select r.code, r.user_type_id, ${of('r')} from (${rows}) r order by r.code returning code`

/** Statement that removes the cards from the users $1. */
export const takeCards = 'update users set store_card = null where id = any($1) and store_card is not null'

/** Statement that gives the users $1 their cards; `rows` has user_id and card. */
export const giveCards = (rows: string) => `
  update users u set store_card = c.card from (${rows}) c where c.user_id = u.id and u.id = any($1)`

/** Statement that blocks those of the cards $1 that nobody has: they were lost. */
export const blockFreeCards = `update store_cards set state = 'blocked' where code = any($1) and state = 'free'`
